/* A Kafka broker for tests, which is a part of librdkafka.  It prints its address, and ends when
 * its standard input ends. */
#include <librdkafka/rdkafka.h>
#include <librdkafka/rdkafka_mock.h>
#include <stdio.h>

int main(void) {
    char error[200];
    rd_kafka_conf_t* configuration = rd_kafka_conf_new();
    /* Without this, it warns that it knows no other broker. */
    rd_kafka_conf_set(configuration, "log_level", "0", error, sizeof error);
    rd_kafka_t* client = rd_kafka_new(RD_KAFKA_PRODUCER, configuration, error, sizeof error);
    if (client == NULL) {
        fprintf(stderr, "mock_broker: %s\n", error);
        return 2;
    }
    rd_kafka_mock_cluster_t* cluster = rd_kafka_mock_cluster_new(client, 1);
    puts(rd_kafka_mock_cluster_bootstraps(cluster));
    fflush(stdout);
    while (getchar() != EOF) {
    }
    rd_kafka_mock_cluster_destroy(cluster);
    rd_kafka_destroy(client);
    return 0;
}
