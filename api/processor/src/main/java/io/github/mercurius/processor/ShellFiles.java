package io.github.mercurius.processor;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The classes around the rules that every game has, each from its template.
 *
 * @param api the package of actions, events, views and so on; empty if it is the same
 * @param chance whether chance comes during the game
 * @param editions whether the pieces are those of an edition
 */
record ShellFiles(String packageName, String api, boolean chance, boolean editions) {
    List<SourceFile> all(boolean rules) throws IOException {
        List<String> names = new ArrayList<>();
        if (api.isEmpty()) {
            names.add("Bot");
        }
        if (rules) {
            names.add("AbstractRules");
            names.addAll(List.of("Beginning", "Game", "GameRecord", "SeatGame", "Step"));
            names.addAll(chance ? List.of() : List.of("SealedDeal"));
        }
        List<SourceFile> all = new ArrayList<>();
        for (String name : names) {
            all.add(new SourceFile(packageName + "." + name, code(template(name))));
        }
        return all;
    }

    private static String template(String name) throws IOException {
        try (InputStream in = ShellFiles.class.getResourceAsStream("/game/" + name + ".java")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private String code(String template) {
        String others = (chance ? "deal" : "chance") + "|" + (editions ? "plain" : "edition");
        return template.replaceAll("(?ms)^ *//#(" + others + ")$.*?(?=^ *//#)", "")
                .replaceAll("(?m)^ *//#\\w+\\R", "")
                .replaceFirst("package game;", "package " + packageName + ";")
                .replaceAll("(?m)^import api\\.(\\w+);\\R", api.isEmpty() ? "" : "import " + api + ".$1;\n");
    }
}
