package io.github.mercurius.processor;

import java.io.IOException;
import java.io.Writer;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/** Writes the classes that {@link Codecs} asks for. */
public final class RecordProcessor extends AbstractProcessor {
    /** A processor, as the compiler makes one. */
    public RecordProcessor() {}

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(Codecs.class.getCanonicalName());
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        round.getElementsAnnotatedWith(Codecs.class)
                .forEach(marked -> tryTo(marked, () -> writeCodecs((TypeElement) marked)));
        return false;
    }

    private void writeCodecs(TypeElement marked) throws IOException {
        CodecFields fields = new CodecFields(marked, processingEnv.getTypeUtils(), processingEnv.getElementUtils());
        for (TypeElement kinds : Annotations.types(marked, Codecs.class, "value")) {
            write(CodecsFile.of(KindSet.of(kinds), fields), marked);
        }
    }

    private void write(SourceFile file, Element from) throws IOException {
        try (Writer writer =
                processingEnv.getFiler().createSourceFile(file.name(), from).openWriter()) {
            writer.write(file.text());
        }
    }

    private void tryTo(Element marked, Work work) {
        try {
            work.run();
        } catch (IOException | IllegalArgumentException e) {
            processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, String.valueOf(e.getMessage()), marked);
        }
    }

    /** Something that may fail. */
    private interface Work {
        void run() throws IOException;
    }
}
