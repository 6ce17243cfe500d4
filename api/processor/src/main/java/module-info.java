/** What the project is built with: it writes what follows from a record. */
module io.github.mercurius.processor {
    exports io.github.mercurius.processor;

    requires java.compiler;
    requires static org.immutables.value.annotations;

    provides javax.annotation.processing.Processor with
            io.github.mercurius.processor.RecordProcessor;
}
