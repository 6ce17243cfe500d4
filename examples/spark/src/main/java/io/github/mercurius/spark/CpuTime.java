package io.github.mercurius.spark;

import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** The processor time of all tasks that ended, on all machines: what a job costs, however busy they were. */
final class CpuTime extends SparkListener {
    private final AtomicLong nanos = new AtomicLong();

    @Override
    public void onTaskEnd(SparkListenerTaskEnd task) {
        if (task.taskMetrics() != null) {
            nanos.addAndGet(task.taskMetrics().executorCpuTime());
        }
    }

    double milliseconds() {
        return nanos.get() / 1e6;
    }
}
