package io.github.mercurius.examples.play;

import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.examples.replay.EditionText;
import io.github.mercurius.examples.replay.RefusalText;
import io.github.mercurius.examples.replay.Words;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Bots;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Rule;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.NotationException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jline.utils.AttributedString;

/** A game of Mercatores against bots. */
record MercatoresMatch(Game game, int person, Words words) implements Match {
    static MercatoresMatch of(Game game, Words words) {
        int person = Opponents.personsSeat(GameName.MERCATORES, game.setup().names());
        return new MercatoresMatch(game, person, words);
    }

    @Override
    public String welcome() {
        return words.get(
                "play.welcome.sister",
                GameName.MERCATORES.title(),
                EditionText.of(game.setup().edition().name(), words));
    }

    @Override
    public String help() {
        return words.get("play.help.mercatores") + "\n" + words.get("play.help.commands");
    }

    @Override
    public boolean isOver() {
        return game.state().isOver();
    }

    @Override
    public boolean isPersonAsked() {
        return game.state().table().activeSeat() == person;
    }

    @Override
    public int actions() {
        return game.actions().size();
    }

    @Override
    public List<AttributedString> screen() {
        return new MercatoresScreen(words).lines(view());
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
        return Action.parse(Typed.upper(text), game.setup().edition());
    }

    @Override
    public Optional<Refused> check(String action) {
        return view().check(parse(action))
                .map(violation -> new Refused(
                        RefusalText.of(violation, game.setup(), words),
                        violation.rule().text(words.locale())));
    }

    @Override
    public Told act(String action) {
        return act(person, parse(action));
    }

    @Override
    public Told proceed() {
        int seat = game.state().table().activeSeat();
        // Stable from one start of the program to the next, as a hash of the codes is.
        long chance = 31L * game.firstState().toText().hashCode() + actions();
        AnyBot<Action, PlayerView> bot =
                Opponents.bot(GameName.MERCATORES, game.setup().name(seat), chance);
        return act(
                seat,
                Arbiter.of(Mercatores.rules())
                        .ask(game.state().viewFor(seat), bot)
                        .action());
    }

    private Told act(int seat, Action action) {
        Game after = game.applyAction(seat, action);
        List<String> lines = new ArrayList<>();
        after.updatesFor(person, game.updateCount()).stream()
                .flatMap(update -> update.events().stream())
                .filter(event -> !(event instanceof Event.TurnBegan))
                .forEach(event -> lines.add(event.message(words.locale(), game.setup())));
        if (after.state().isOver()) {
            lines.addAll(ranking(after.state().table()));
        }
        return new Told(new MercatoresMatch(after, person, words), heading(), lines);
    }

    private Optional<String> heading() {
        Table table = game.state().table();
        Ask ask = table.ask().orElseThrow();
        boolean first = ask == Ask.GIVE
                || ask == Ask.TAX
                || game.steps().isEmpty()
                || game.steps().get(game.steps().size() - 1).turn() != table.turn();
        int seat = table.activeSeat();
        return first
                ? Optional.of(words.get(
                        "play.turn.mercatores",
                        game.setup().name(seat),
                        table.player(seat).coins()))
                : Optional.empty();
    }

    private List<String> ranking(Table table) {
        return table.ranking().stream()
                .map(standing -> words.get(
                        "story.place.mercatores",
                        standing.place(),
                        game.setup().name(standing.seat()),
                        standing.score()))
                .toList();
    }

    @Override
    public TakenBack takeBack() {
        int before = actions() - 1;
        if (before < 0 || game.steps().get(before).seat() != person) {
            return new TakenBack(this, words.get("play.undo.nothing"));
        }
        if (game.undoReveals(before)) {
            return new TakenBack(this, words.get("play.undo.seen"));
        }
        return new TakenBack(
                new MercatoresMatch(game.undo(before), person, words),
                words.get("play.undone", game.actions().get(before)));
    }

    @Override
    public List<String> hint() {
        return List.of(words.get("play.hint", Bots.greedy().choose(view()).notation()));
    }

    @Override
    public List<String> rules() {
        return Arrays.stream(Rule.values()).map(Rule::id).toList();
    }

    @Override
    public Optional<String> rule(String id) {
        return Arrays.stream(Rule.values())
                .filter(rule -> rule.id().equalsIgnoreCase(id))
                .findFirst()
                .map(rule -> rule.id() + ": " + rule.text(words.locale()));
    }

    @Override
    public void save(Path file) throws IOException {
        RecordFile.write(GameKit.mercatores(game.setup().edition()), game.toRecord(), file);
    }
}
