/** Writes what follows from a record, while the project is built. */
module io.github.mercurius.processor {
    exports io.github.mercurius.processor;

    requires java.compiler;

    provides javax.annotation.processing.Processor with
            io.github.mercurius.processor.RecordProcessor;
}
