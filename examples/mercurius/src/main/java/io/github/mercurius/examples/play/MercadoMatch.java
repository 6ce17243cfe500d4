package io.github.mercurius.examples.play;

import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.examples.replay.EditionText;
import io.github.mercurius.examples.replay.RefusalText;
import io.github.mercurius.examples.replay.Words;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Rule;
import io.github.mercurius.mercado.Stage;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.Update;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.NotationException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.jline.utils.AttributedString;

/**
 * A game of Mercado against bots. All chance after the first tiles follows from these and from how much happened: so
 * what was taken back and is done again comes out the same, and so does a game that is resumed.
 */
record MercadoMatch(Game game, int person, Words words) implements Match {
    static MercadoMatch of(Game game, Words words) {
        int person = Opponents.personsSeat(GameName.MERCADO, game.setup().names());
        return new MercadoMatch(game, person, words);
    }

    @Override
    public String welcome() {
        return words.get(
                "play.welcome.sister",
                GameName.MERCADO.title(),
                EditionText.of(game.setup().edition().name(), words));
    }

    @Override
    public String help() {
        return words.get("play.help.mercado") + "\n" + words.get("play.help.commands");
    }

    @Override
    public boolean isOver() {
        return game.state().isOver();
    }

    @Override
    public boolean isPersonAsked() {
        return game.state().table().decider().orElse(-1) == person;
    }

    @Override
    public int actions() {
        return game.actions().size();
    }

    @Override
    public List<AttributedString> screen() {
        return new MercadoScreen(words).lines(view());
    }

    private PlayerView view() {
        return game.state().viewFor(person);
    }

    @Override
    public List<String> legal() {
        return view().legalActions().stream().map(Action::notation).toList();
    }

    @Override
    public OptionalInt misread(String text) {
        try {
            parse(text);
            return OptionalInt.empty();
        } catch (NotationException wrong) {
            return OptionalInt.of(wrong.position());
        }
    }

    private Action parse(String text) {
        String upper = Typed.upper(text);
        return Action.parse(
                upper.equals("W:PURSE") ? upper.replace("PURSE", "purse") : upper,
                game.setup().edition());
    }

    @Override
    public Optional<Refused> check(String action) {
        return game.check(person, parse(action))
                .map(violation -> new Refused(
                        RefusalText.of(violation, game.setup(), words),
                        violation.rule().text(words.locale())));
    }

    @Override
    public Told act(String action) {
        return told(game.applyAction(person, parse(action)));
    }

    @Override
    public Told proceed() {
        Table table = game.state().table();
        if (table.asksChance()) {
            SplittableRandom random = new SplittableRandom(chance());
            return told(game.applyOutcome(game.state().drawOutcome(random::nextInt)));
        }
        int seat = table.decider().orElseThrow();
        AnyBot<Action, PlayerView> bot =
                Opponents.bot(GameName.MERCADO, game.setup().name(seat), chance());
        return told(game.applyAction(
                seat,
                Arbiter.of(Mercado.rules()).ask(game.state().viewFor(seat), bot).action()));
    }

    /** Stable from one start of the program to the next, as a hash of ids is. */
    private long chance() {
        return 31L * game.firstState().toText().hashCode() + actions();
    }

    private Told told(Game after) {
        List<String> lines = new ArrayList<>();
        for (Update update : after.updatesFor(person, game.updateCount())) {
            for (Event event : update.events()) {
                if (!(event instanceof Event.Asked || event instanceof Event.TurnBegan)) {
                    lines.add(event.message(words.locale(), game.setup()));
                }
            }
        }
        if (after.state().isOver()) {
            lines.addAll(ranking(after.state().table()));
        }
        return new Told(new MercadoMatch(after, person, words), heading(), lines);
    }

    private Optional<String> heading() {
        Table table = game.state().table();
        boolean first = table.stage() == Stage.START
                && !table.isTokenPlayed()
                && table.ask().orElse(null) == Ask.ACTION;
        int seat = table.activeSeat();
        return first
                ? Optional.of(words.get(
                        "play.turn.mercado",
                        game.setup().name(seat),
                        table.player(seat).position()))
                : Optional.empty();
    }

    private List<String> ranking(Table table) {
        return table.ranking().stream()
                .map(standing -> words.get(
                        "story.place.mercado", standing.place(), game.setup().name(standing.seat()), standing.score()))
                .toList();
    }

    /** What comes after the person's last action and is nobody's goes with it. */
    @Override
    public TakenBack takeBack() {
        int before = actions() - 1;
        while (before >= 0 && game.steps().get(before).seat().isEmpty()) {
            before--;
        }
        if (before < 0 || game.steps().get(before).seat().orElseThrow() != person) {
            return new TakenBack(this, words.get("play.undo.nothing"));
        }
        if (game.undoReveals(before)) {
            return new TakenBack(this, words.get("play.undo.drawn"));
        }
        return new TakenBack(
                new MercadoMatch(game.undo(before), person, words),
                words.get("play.undone", game.actions().get(before)));
    }

    @Override
    public List<String> hint() {
        AnyBot<Action, PlayerView> adviser = Opponents.bot(GameName.MERCADO, "greedy", 0);
        return List.of(words.get("play.hint", adviser.choose(view()).notation()));
    }

    @Override
    public List<String> rules() {
        return Arrays.stream(Rule.values()).map(Rule::id).toList();
    }

    @Override
    public Optional<String> rule(String id) {
        return Arrays.stream(Rule.values())
                .filter(rule -> rule.id().toUpperCase(Locale.ROOT).equals(Typed.upper(id)))
                .findFirst()
                .map(rule -> rule.id() + ": " + rule.text(words.locale()));
    }

    @Override
    public void save(Path file) throws IOException {
        RecordFile.write(GameKit.mercado(game.setup().edition()), game.toRecord(), file);
    }
}
