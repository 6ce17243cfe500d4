package io.github.mercurius.consumers;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import io.github.mercurius.rules.AnyRule;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * All that a library shows says what it is. What overrides something, or is a record's part, need not say it again; a
 * rule is its number.
 */
final class CommentsTest {
    @ParameterizedTest
    @MethodSource("io.github.mercurius.consumers.Libraries#packages")
    void allThatIsPublicHasAComment(String exported) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            String sourcesOf = "**/src/main/java/" + exported.replace('.', '/') + "/*.java";
            List<Path> sources = ProjectFiles.in(ProjectFiles.PROJECT, sourcesOf);
            assertThat(sources).isNotEmpty();
            JavacTask task = (JavacTask) compiler.getTask(
                    null, files, null, List.of("-proc:none"), null, files.getJavaFileObjectsFromPaths(sources));
            Uncommented uncommented = new Uncommented(DocTrees.instance(task));
            for (CompilationUnitTree file : task.parse()) {
                uncommented.scan(file, null);
            }
            assertThat(uncommented.found).isEmpty();
        }
    }

    private static final class Uncommented extends TreePathScanner<Void, Void> {
        private final DocTrees comments;
        private final List<String> found = new ArrayList<>();

        Uncommented(DocTrees comments) {
            this.comments = comments;
        }

        @Override
        public Void visitClass(ClassTree type, Void none) {
            if (!isShown(type.getModifiers())) {
                return null;
            }
            check(type.getSimpleName());
            return super.visitClass(type, null);
        }

        @Override
        public Void visitMethod(MethodTree method, Void none) {
            boolean isConstructor = method.getReturnType() == null;
            boolean overrides = method.getModifiers().getAnnotations().stream()
                    .anyMatch(annotation ->
                            annotation.getAnnotationType().toString().equals("Override"));
            if (isShown(method.getModifiers()) && !overrides && !(isConstructor && isInRecord())) {
                check(method.getName());
            }
            return null;
        }

        @Override
        public Void visitVariable(VariableTree field, Void none) {
            if (isShown(field.getModifiers()) && !isInRecord() && !isRule()) {
                check(field.getName());
            }
            return null;
        }

        private boolean isInRecord() {
            return getCurrentPath().getParentPath().getLeaf().getKind() == Tree.Kind.RECORD;
        }

        /** Whether it is the constant of a rule, which has its sentence in each language among the texts. */
        private boolean isRule() {
            return getCurrentPath().getParentPath().getLeaf() instanceof ClassTree type
                    && type.getImplementsClause().toString().equals(AnyRule.class.getSimpleName());
        }

        private boolean isShown(ModifiersTree modifiers) {
            Set<Modifier> flags = modifiers.getFlags();
            Tree parent = getCurrentPath().getParentPath().getLeaf();
            return flags.contains(Modifier.PUBLIC)
                    || flags.contains(Modifier.PROTECTED)
                    || (parent.getKind() == Tree.Kind.INTERFACE && !flags.contains(Modifier.PRIVATE));
        }

        private void check(CharSequence name) {
            if (comments.getDocComment(getCurrentPath()) == null) {
                Path file = Path.of(
                        getCurrentPath().getCompilationUnit().getSourceFile().toUri());
                found.add(file.getFileName() + ": " + name);
            }
        }
    }
}
