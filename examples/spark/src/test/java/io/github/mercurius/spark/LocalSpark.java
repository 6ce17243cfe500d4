package io.github.mercurius.spark;

import org.apache.spark.sql.SparkSession;

/** Spark in the process of the tests: two threads, and each task is tried three times. */
final class LocalSpark {
    private LocalSpark() {}

    static SparkSession session() {
        System.setProperty("spark.master", "local[2,3]");
        System.setProperty("spark.ui.enabled", "false");
        System.setProperty("spark.driver.host", "127.0.0.1");
        System.setProperty("spark.driver.bindAddress", "127.0.0.1");
        return Tables.session();
    }
}
