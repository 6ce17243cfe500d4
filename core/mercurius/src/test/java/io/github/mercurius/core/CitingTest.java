package io.github.mercurius.core;

import io.github.mercurius.api.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A test method with rules in its name, such as {@code cashMayBecomeZeroButNotLess_TRD5}, as its source has it.
 *
 * <p>It refuses by a rule if it expects a violation of it or, in a refusal's message, its number; by all of its rules
 * if it expects a refusal and says no more. By the others it accepts.
 */
record CitingTest(String name, boolean property, Set<Rule> accepts, Set<Rule> refuses) {
    private static final Path VIOLATIONS =
            Path.of("../../api/mercurius/src/main/java/io/github/mercurius/api/Violation.java");
    private static final Pattern VIOLATION = Pattern.compile(
            "(?s)@Breaks\\(.*?\\)\\s+record (\\w+)| record (\\w+)\\(.*? Rule rule\\(\\) \\{.*?\\R        }");
    private static final Pattern METHOD = Pattern.compile("(?m)^    void (\\w+?)((?:_[A-Z]{3}\\d+)+)\\(");
    private static final Pattern REFUSAL = Pattern.compile("\\b(refused\\w*|assertThatThrownBy)\\(");
    private static final Pattern EXPECTED = Pattern.compile("new Violation\\.(\\w+)");
    private static final Pattern RULE = Pattern.compile("([A-Z]{3})[-_]?(\\d+)");

    /** The kinds of violations, each with the rules that it can name. */
    static Map<String, Set<Rule>> violations() throws IOException {
        Map<String, Set<Rule>> violations = new LinkedHashMap<>();
        VIOLATION
                .matcher(Files.readString(VIOLATIONS))
                .results()
                .forEach(kind ->
                        violations.put(kind.group(1) == null ? kind.group(2) : kind.group(1), rules(kind.group())));
        return violations;
    }

    /** All test methods below these folders that cite a rule. */
    static List<CitingTest> in(Path... folders) throws IOException {
        Map<String, Set<Rule>> violations = violations();
        List<CitingTest> tests = new ArrayList<>();
        for (Path folder : folders) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    addAll(file, violations, tests);
                }
            }
        }
        return tests;
    }

    private static void addAll(Path file, Map<String, Set<Rule>> violations, List<CitingTest> tests)
            throws IOException {
        String type = file.getFileName().toString().replace(".java", "");
        String source = Files.readString(file).replace("\r\n", "\n");
        Matcher method = METHOD.matcher(source);
        while (method.find()) {
            String annotations = source.substring(source.lastIndexOf("\n\n", method.start()), method.start());
            String body = source.substring(method.end(), source.indexOf("\n    }\n", method.end()));
            Set<Rule> accepts = rules(method.group(2));
            Set<Rule> refuses = EnumSet.copyOf(accepts);
            refuses.retainAll(refused(body, accepts, violations));
            accepts.removeAll(refuses);
            tests.add(
                    new CitingTest(type + "." + method.group(1), annotations.contains("@Property"), accepts, refuses));
        }
    }

    private static Set<Rule> refused(String body, Set<Rule> cited, Map<String, Set<Rule>> violations) {
        Set<Rule> refused = EnumSet.noneOf(Rule.class);
        EXPECTED.matcher(body).results().forEach(kind -> refused.addAll(violations.get(kind.group(1))));
        boolean refuses = REFUSAL.matcher(body).find();
        if (refuses) {
            refused.addAll(rules(body));
        }
        return refuses && refused.isEmpty() ? cited : refused;
    }

    /** The rules in a text: {@code TRD-5}, {@code TRD_5} or {@code TRD5}. */
    private static Set<Rule> rules(String text) {
        Set<Rule> rules = EnumSet.noneOf(Rule.class);
        RULE.matcher(text).results().forEach(rule -> rules.add(Rule.valueOf(rule.group(1) + "_" + rule.group(2))));
        return rules;
    }

    @Override
    public String toString() {
        return (property ? "property `" : "`") + name + "`";
    }
}
