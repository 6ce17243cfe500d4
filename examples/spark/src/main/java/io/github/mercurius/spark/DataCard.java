package io.github.mercurius.spark;

import java.util.Map;

/** A page beside the data that says what it is, in words. */
final class DataCard {
    private DataCard() {}

    static String of(Manifest manifest) {
        Plan plan = manifest.plan();
        StringBuilder card = new StringBuilder();
        card.append("# ").append(plan.kind()).append(" of ").append(plan.game()).append("\n\n");
        card.append("Games of bots, played by Mercurius Rules ")
                .append(plan.library().version());
        card.append(" (code ").append(plan.library().hash(), 0, 16).append("…)");
        if (plan.edition().get("name") instanceof String name) {
            card.append(" with the edition ").append(name);
        }
        card.append(". No people's games are in it. All hidden cards are.\n\n");
        card.append("- rows: ").append(manifest.rows()).append(", by players ").append(manifest.rowsByPlayers());
        card.append("\n- checksum: ")
                .append(manifest.checksum())
                .append(", seed ")
                .append(plan.seed());
        card.append(plan.duplicates() ? ", each deal in all seat orders" : "").append("\n\n");
        card.append("| lineup | bots | games |\n|---|---|---|\n");
        for (Plan.Lineup lineup : plan.tables()) {
            card.append("| ").append(lineup.table()).append(" | ").append(String.join(", ", lineup.bots()));
            card.append(" | ")
                    .append(lineup.first())
                    .append(" to ")
                    .append(lineup.last())
                    .append(" |\n");
        }
        card.append("\n## Columns\n| column | type | meaning |\n|---|---|---|\n");
        for (Plan.Named column : plan.columns()) {
            if (!manifest.constant().containsKey(column.name())) {
                card.append("| `")
                        .append(column.name())
                        .append("` | `")
                        .append(column.type())
                        .append("` | ");
                card.append(column.meaning()).append(" |\n");
            }
        }
        if (!manifest.constant().isEmpty()) {
            card.append("\n## Left out: the same number in all rows\n| column | number |\n|---|---|\n");
            for (Map.Entry<String, Integer> column : manifest.constant().entrySet()) {
                card.append("| `")
                        .append(column.getKey())
                        .append("` | ")
                        .append(column.getValue())
                        .append(" |\n");
            }
        }
        return card.toString();
    }
}
