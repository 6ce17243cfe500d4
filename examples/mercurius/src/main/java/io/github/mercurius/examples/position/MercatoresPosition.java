package io.github.mercurius.examples.position;

import io.github.mercurius.examples.play.MercatoresScreen;
import io.github.mercurius.examples.replay.Words;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Position;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.json.FormatException;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** A position of Mercatores. */
record MercatoresPosition(Position position) implements ShownPosition {
    /** The position that is given; if as a text, with the cards of an edition. */
    static MercatoresPosition read(Given given, Edition edition) {
        try {
            return new MercatoresPosition(
                    given.isText() ? given.withoutStep(Position.parse(given.text(), edition)) : document(given));
        } catch (PositionException wrong) {
            throw complaint(given.name(), given.text(), wrong);
        } catch (FormatException wrong) {
            throw given.refused("no record, state or view: " + wrong.getMessage());
        } catch (IllegalStateException unplayable) {
            throw given.refused(String.valueOf(unplayable.getMessage()));
        }
    }

    private static Position document(Given given) {
        String json = given.text();
        if (json.contains("\"mercatores-view/")) {
            return given.withoutStep(Position.of(MercatoresJson.VIEW.read(json)));
        }
        if (json.contains("\"mercatores-state/")) {
            return given.withoutStep(Position.of(MercatoresJson.STATE.read(json)));
        }
        Game game = MercatoresJson.RECORD.read(json).replay();
        int step = given.stepOf(game.steps().size());
        return Position.of(
                step == 0 ? game.firstState() : game.steps().get(step - 1).after());
    }

    private static RuntimeException complaint(String name, String text, PositionException wrong) {
        return Complaints.about(
                name,
                text,
                wrong.problems().stream()
                        .map(problem -> new Complaints.Complaint(problem.message(), problem.place()))
                        .toList());
    }

    @Override
    public int players() {
        return position.table().setup().players();
    }

    @Override
    public ShownPosition dealt(long seed) {
        return new MercatoresPosition(Position.of(position.dealt(new SplittableRandom(seed)::nextInt)));
    }

    @Override
    public ShownPosition seenBy(Optional<Integer> seat) {
        Position seen = seat.map(position::seenBy).orElseGet(position::seenBySpectator);
        try {
            return new MercatoresPosition(Position.of(seen.view()));
        } catch (PositionException unknown) {
            String given = seat.map(Object::toString).orElse(PositionCommand.SPECTATOR);
            throw complaint("--seen " + given, "", unknown);
        }
    }

    @Override
    public List<String> picture(Words words) {
        PlayerView view = toShow();
        List<String> legal = view.legalActions().stream().map(Action::notation).toList();
        SisterPicture picture = new SisterPicture(words);
        picture.addTable(new MercatoresScreen(words).lines(view));
        picture.addActions(legal);
        return picture.lines();
    }

    /** What the seat sees that is to act, if that is known; else what everybody sees. */
    private PlayerView toShow() {
        Optional<PlayerView> active = position.table().isOver()
                ? Optional.empty()
                : view(position.seenBy(position.table().activeSeat()));
        return active.or(() -> view(position))
                .orElseGet(() -> position.seenBySpectator().view());
    }

    private static Optional<PlayerView> view(Position position) {
        try {
            return Optional.of(position.view());
        } catch (PositionException another) {
            return Optional.empty();
        }
    }

    private static Optional<GameState> state(Position position) {
        try {
            return Optional.of(position.state());
        } catch (PositionException someIsHidden) {
            return Optional.empty();
        }
    }

    @Override
    public String toText() {
        return position.toText();
    }

    @Override
    public Optional<String> toJson() {
        Optional<PlayerView> view = view(position);
        // Where no other hand holds anything, all is known, and it is a seat's view all the same.
        return view.filter(seen -> seen.viewer().isPresent())
                .map(MercatoresJson.VIEW::write)
                .or(() -> state(position).map(MercatoresJson.STATE::write))
                .or(() -> view.map(MercatoresJson.VIEW::write));
    }
}
