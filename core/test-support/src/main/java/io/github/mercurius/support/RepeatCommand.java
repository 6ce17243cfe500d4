package io.github.mercurius.support;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Prints, after a test that failed, the command that runs it again. */
public final class RepeatCommand implements TestExecutionListener {
    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.FAILED) {
            test.getSource().ifPresent(RepeatCommand::print);
        }
    }

    private static void print(TestSource source) {
        if (source instanceof MethodSource method) {
            System.err.println("Again: " + command(method));
        }
    }

    private static String command(MethodSource test) {
        Path module = Path.of("").toAbsolutePath();
        Path project = module;
        while (project.getParent() != null && !Files.exists(project.resolve(".mvn"))) {
            project = project.getParent();
        }
        return "mvn -pl " + project.relativize(module).toString().replace('\\', '/') + " -am test '-Dtest="
                + test.getJavaClass().getSimpleName() + "#" + test.getMethodName()
                + "*' -Dleft.out= -Dsurefire.failIfNoSpecifiedTests=false";
    }
}
