package io.github.mercurius.webclient;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.JointDeal;
import io.github.mercurius.core.Views;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.VerificationReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the proof of a finished game, which a server publishes. It has lines of a word and its values, such as
 * {@code host} and its commitment; each entry of the log has a line of its own, {@code log +AMS}.
 */
final class Proof {
    private final GameRecord.Builder record = GameRecord.builder();
    private final List<LogEntry<Action>> log = new ArrayList<>();
    private final List<String[]> seats = new ArrayList<>();
    private Optional<Setup> setup = Optional.empty();
    private Optional<String> table = Optional.empty();
    private String[] host = new String[0];

    private Proof() {}

    /** The record in a proof. */
    static GameRecord read(String lines) {
        Proof proof = new Proof();
        for (String line : lines.split("\n", -1)) {
            int end = line.indexOf(' ');
            proof.read(end < 0 ? line : line.substring(0, end), line.substring(end + 1));
        }
        proof.table.ifPresent(proof::addJointDeal);
        return proof.record.log(proof.log).build();
    }

    private void read(String word, String values) {
        String[] parts = values.split(" ", -1);
        switch (word) {
            case "first" -> {
                setup = Optional.of(Views.parse(values).table().setup());
                record.setup(setup.get());
            }
            case "deal" -> record.deal(Deal.of(cards(parts)));
            case "table" -> table = Optional.of(values);
            case "host" -> host = parts;
            case "seat" -> seats.add(parts);
            case "sealed" -> record.commitment(parts[0]).nonce(parts[1]);
            case "log" -> log.add(entry(values));
            case "hashes" -> record.hashes(List.of(parts));
            case "result" -> record.result(result(parts));
            default -> throw new IllegalArgumentException("line of a proof: '" + word + "', expected a known word");
        }
    }

    private void addJointDeal(String name) {
        JointDeal joint = JointDeal.at(setup.orElseThrow(), name).withHostCommitment(host[0]);
        for (int seat = 0; seat < seats.size(); seat++) {
            joint = joint.withSeatCommitment(seat, seats.get(seat)[0]);
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            joint = joint.withSeatPart(seat, seats.get(seat)[1]);
        }
        record.joint(Optional.of(joint.withHostPart(host[1])));
    }

    private static List<PriceCard> cards(String[] codes) {
        List<PriceCard> cards = new ArrayList<>();
        for (String code : codes) {
            cards.add(PriceCard.parse(code));
        }
        return cards;
    }

    private static LogEntry<Action> entry(String notation) {
        if (notation.startsWith("!")) {
            return new LogEntry.Noted<>(Note.parse(notation.substring(1)));
        }
        return notation.startsWith("U:")
                ? new LogEntry.Undone<>(Integer.parseInt(notation.substring(2)))
                : new LogEntry.Acted<>(Action.parse(notation));
    }

    private static List<Standing> result(String[] standings) {
        List<Standing> result = new ArrayList<>();
        for (String standing : standings) {
            String[] parts = standing.split(":", -1);
            result.add(
                    new Standing(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2])));
        }
        return result;
    }

    /** The result of the check, for the page. */
    static Map<String, @Nullable Object> report(VerificationReport report) {
        return Json.object(
                "proof", report.isProof(),
                "wrong", report.discrepancy().map(Discrepancy::message),
                "checked", report.checked(),
                "gaps", report.gaps(),
                "undone",
                        report.undos().stream()
                                .map(VerificationReport.Undo::actions)
                                .toList());
    }
}
