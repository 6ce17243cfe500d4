package io.github.mercurius.examples.rule;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Finds the rules that sources cite, in code and in comments, and the member or type in which each is cited. */
final class CitationScanner {
    private static final Pattern CITED = Pattern.compile("\\b([A-Z]{3,5})[-_](\\d{1,2})\\b");

    private final Map<String, List<String>> places = new LinkedHashMap<>();

    private String text = "";

    /** Looks for rules with these numbers. */
    CitationScanner(List<String> rules) {
        rules.forEach(rule -> places.put(rule, new ArrayList<>()));
    }

    /** The places that were found for each rule, as {@code Type.member}, in the order of the sources. */
    Map<String, List<String>> places() {
        return places;
    }

    /** Reads all sources in a folder. */
    void scan(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> all = Files.walk(folder)) {
            all.filter(file -> file.toString().endsWith(".java")).sorted().forEach(files::add);
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask)
                    compiler.getTask(null, manager, null, null, null, manager.getJavaFileObjectsFromPaths(files));
            SourcePositions positions = Trees.instance(task).getSourcePositions();
            for (CompilationUnitTree unit : task.parse()) {
                text = unit.getSourceFile().getCharContent(true).toString();
                int from = 0;
                for (Tree type : unit.getTypeDecls()) {
                    if (type instanceof ClassTree declared) {
                        from = scan(
                                unit,
                                positions,
                                declared,
                                declared.getSimpleName().toString(),
                                from);
                    }
                }
            }
        }
    }

    /** Reads a type and what stands before it; says where it ends. */
    private int scan(CompilationUnitTree unit, SourcePositions positions, ClassTree type, String name, int from) {
        int body = text.indexOf('{', (int) positions.getStartPosition(unit, type));
        cite(name, from, body);
        int at = body;
        for (Tree member : type.getMembers()) {
            int end = (int) positions.getEndPosition(unit, member);
            if (end <= at) {
                continue; // a component of a record, which stands before the body
            }
            if (member instanceof ClassTree nested) {
                at = scan(unit, positions, nested, name + "." + nested.getSimpleName(), at);
            } else {
                cite(place(name, member), at, end);
                at = end;
            }
        }
        int end = (int) positions.getEndPosition(unit, type);
        cite(name, at, end);
        return end;
    }

    private static String place(String type, Tree member) {
        if (member instanceof MethodTree method) {
            String called = method.getName().toString();
            return called.equals("<init>") ? type : type + "." + called;
        }
        return member instanceof VariableTree field ? type + "." + field.getName() : type;
    }

    private void cite(String place, int from, int to) {
        Matcher cited = CITED.matcher(text).region(from, to);
        while (cited.find()) {
            List<String> known = places.get(cited.group(1) + "-" + cited.group(2));
            if (known != null && !known.contains(place)) {
                known.add(place);
            }
        }
    }
}
