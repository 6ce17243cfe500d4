package io.github.mercurius.processor;

import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/** Writes the classes that {@link GameTexts}, {@link Kinds} and {@link Codecs} ask for. */
public final class RecordProcessor extends AbstractProcessor {
    /** What is to be written once the rules can be named, which are written before. */
    private final Set<String> waiting = new LinkedHashSet<>();

    /** A processor, as the compiler makes one. */
    public RecordProcessor() {}

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(
                GameTexts.class.getCanonicalName(), Kinds.class.getCanonicalName(), Codecs.class.getCanonicalName());
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        round.getElementsAnnotatedWithAny(Set.of(Kinds.class, Codecs.class))
                .forEach(marked -> waiting.add(marked.toString()));
        Set<? extends Element> texts = round.getElementsAnnotatedWith(GameTexts.class);
        texts.forEach(marked -> tryTo(marked, () -> writeTexts(marked)));
        if (texts.isEmpty()) {
            waiting.forEach(name -> write(processingEnv.getElementUtils().getTypeElement(name)));
            waiting.clear();
        }
        return false;
    }

    private void writeTexts(Element marked) throws IOException {
        String packageName = marked.toString();
        FileObject texts =
                processingEnv.getFiler().getResource(StandardLocation.CLASS_OUTPUT, packageName, "texts_en.properties");
        try (InputStream in = texts.openInputStream()) {
            String english = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            for (SourceFile file : new TextsFiles(packageName, english).all()) {
                write(file, marked);
            }
        }
    }

    private void write(TypeElement marked) {
        Kinds kinds = marked.getAnnotation(Kinds.class);
        if (kinds != null) {
            tryTo(marked, () -> write(KindsFile.of(KindSet.of(marked), kinds.facts()), marked));
        }
        tryTo(marked, () -> writeCodecs(marked));
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
