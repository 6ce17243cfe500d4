package io.github.mercurius.examples.play;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Rule;
import io.github.mercurius.core.Game;
import io.github.mercurius.examples.bots.OutsideBots;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.replay.AdviceText;
import io.github.mercurius.examples.replay.Records;
import io.github.mercurius.examples.replay.RefusalText;
import io.github.mercurius.examples.replay.Story;
import io.github.mercurius.examples.replay.Words;
import io.github.mercurius.rules.NotationException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jline.utils.AttributedString;

/** A game of Mercurius against bots. */
record MercuriusMatch(Game game, int person, Words words, SeatedBots bots) implements Match {
    static MercuriusMatch of(Game game, Words words, OutsideBots outside) {
        int person = Opponents.personsSeat(GameName.MERCURIUS, game.setup().names(), outside);
        return new MercuriusMatch(game, person, words, new SeatedBots(outside));
    }

    @Override
    public String welcome() {
        return words.get("play.welcome");
    }

    @Override
    public String help() {
        return words.get("play.help");
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
        return game.steps().size();
    }

    @Override
    public List<AttributedString> screen() {
        return new Screen(words).lines(view());
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

    private static Action parse(String text) {
        return Action.parse(Typed.upper(text));
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
        return act(game.state().table().activeSeat(), bots.choose(game));
    }

    private Told act(int seat, Action action) {
        Optional<String> turn = game.state().table().step() == 0
                ? Optional.of(words.get(
                        "story.turn",
                        game.setup().name(seat),
                        game.state().table().player(seat).cash()))
                : Optional.empty();
        Game after = game.applyAction(seat, action);
        Story story = new Story(game.setup(), words);
        List<String> lines = after.updatesFor(person, game.updateCount()).stream()
                .flatMap(update -> update.events().stream())
                .flatMap(event -> story.tell(event).stream())
                .toList();
        return new Told(new MercuriusMatch(after, person, words, bots), turn, lines);
    }

    @Override
    public TakenBack takeBack() {
        int before = game.steps().size() - 1;
        if (before < 0 || game.steps().get(before).seat() != person) {
            return new TakenBack(this, words.get("play.undo.nothing"));
        }
        if (game.undoReveals(before)) {
            return new TakenBack(this, words.get("play.undo.seen"));
        }
        return new TakenBack(
                new MercuriusMatch(game.undo(before), person, words, bots),
                words.get("play.undone", game.actions().get(before)));
    }

    @Override
    public List<String> hint() {
        return new AdviceText(words).advice(Opponents.hint(view()));
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
        Records.write(game.toRecord(), file);
    }

    @Override
    public void close() {
        bots.close(game);
    }
}
