package io.github.mercurius.mercado;

import io.github.mercurius.rules.Languages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.architecture.Gaps;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every event, refusal and rule has a sentence in each language, with its facts in it. */
class TextsTest {
    private static final Setup NAMED = Setup.of("Robert", "Magda", "Rafał");
    private static final Locale POLISH = Languages.all().get(1);
    private static final TokenKind V2S = Edition.standIn().tokenKind("V2S").orElseThrow();

    @Test
    void allLanguagesHaveTheSameTexts() {
        List<Map<String, Set<String>>> texts = Languages.all().stream()
                .map(locale -> Gaps.of(ResourceBundle.getBundle("io.github.mercurius.mercado.texts", locale)))
                .collect(Collectors.toList());
        assertThat(texts).as("keys and gaps").hasSize(3).containsOnly(texts.get(0));
        assertThat(texts.get(0).keySet())
                .contains(keysOf(Event.class, "event."))
                .contains(keysOf(Violation.class, "violation."));
    }

    private static String[] keysOf(Class<?> sealed, String prefix) {
        return Arrays.stream(sealed.getPermittedSubclasses())
                .map(Class::getSimpleName)
                .map(name -> prefix + name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1))
                .toArray(String[]::new);
    }

    @Test
    void eachRuleHasASentenceOfItsOwnInEachLanguage() {
        for (Rule rule : Rule.values()) {
            List<String> sentences = new ArrayList<>();
            for (Locale locale : Languages.all()) {
                assertThat(rule.text(locale)).as(rule.id()).endsWith(".").hasSizeGreaterThan(15);
                sentences.add(rule.text(locale));
            }
            assertThat(sentences).doesNotHaveDuplicates();
            assertThat(rule.text()).isEqualTo(rule.text(Locale.ENGLISH)).isEqualTo(rule.text(Locale.JAPANESE));
            assertThat(rule.id()).matches("[A-Z]+-[0-9]+");
        }
    }

    @Test
    void allThatHappensAndIsRefusedInGamesHasAMessageInEachLanguage() {
        for (int number = 0; number < 12; number++) {
            Setup setup = number % 2 == 0 ? NAMED : Script.setup(number);
            Game game = new Script(setup, number, number, 500).play();
            SplittableRandom random = new SplittableRandom(number);
            List<Event> events = new ArrayList<>();
            game.updates(0).forEach(update -> events.addAll(update.events()));
            game.updatesForSpectator(0).forEach(update -> events.addAll(update.events()));
            events.add(new Event.Undone(1 + number, 3, Ask.PLAY));
            events.add(new Event.MarketWentCold());
            for (Locale locale : Languages.all()) {
                events.forEach(event ->
                        assertThat(event.message(locale, setup)).doesNotContain("{", "}", " null", "Optional"));
                for (Step played : game.played()) {
                    List<Action> samples = ActionSamples.of(played.after());
                    Action action = samples.get(random.nextInt(samples.size()));
                    played.after()
                            .check(action)
                            .ifPresent(violation -> assertThat(violation.message(locale, setup))
                                    .startsWith(violation.rule().id() + ": ")
                                    .doesNotContain("{", "}", " null", "Optional"));
                }
            }
        }
    }

    @Test
    void anEventSpeaksOfPlayersByName() {
        Event drawn = new Event.CoinsDrawn(1, Coins.parse("GGB"));
        assertThat(drawn.message()).isEqualTo("from the purse of seat 1 come 2 × gold and black");
        assertThat(drawn.message(POLISH, NAMED)).isEqualTo("Magda losuje z sakiewki: 2 × złota i czarna");
        assertThat(drawn.message(Locale.ITALIAN, NAMED)).isEqualTo("Magda pesca dalla borsa: 2 × oro e nera");
        assertThat(new Event.Moved(2, 1, 17).message(Locale.ENGLISH, NAMED))
                .isEqualTo("Rafał moves forward 1 space to 17");
        assertThat(new Event.Moved(2, 5, 17).message(POLISH, NAMED))
                .isEqualTo("Rafał idzie 5 pól do przodu, na pozycję 17");
        assertThat(new Event.TokenDrawn(0, Optional.of(V2S)).message(Locale.ENGLISH, NAMED))
                .isEqualTo("Robert draws the privilege token V2S");
        assertThat(new Event.TokenDrawn(0, Optional.empty()).message(Locale.ENGLISH, NAMED))
                .isEqualTo("Robert draws a privilege token");
        assertThat(new Event.Asked(Ask.COINS, OptionalInt.empty()).message())
                .isEqualTo("asked of chance: coins from the purse");
        assertThat(new Event.GameEnded(List.of(new Standing(1, 1, 34), new Standing(2, 0, 31)))
                        .message(Locale.ENGLISH, NAMED))
                .isEqualTo("the game is over: Magda wins at position 34");
        assertThat(new Event.TurnBegan(4, 1).message(Locale.ENGLISH, NAMED)).isEqualTo("Magda begins turn 5");
        assertThat(new Event.CoinSet(1, Coin.G, Stall.HEAD_MERCHANT).message())
                .isEqualTo("seat 1 sets gold at the head merchant");
    }

    @Test
    void aViolationNamesItsRuleAndFacts() {
        assertThat(new Violation.TooFewForSeal(1, 1).message())
                .isEqualTo("SEA-3: seat 1 has 1 coin in the purse, 2 are needed for a seal");
        assertThat(new Violation.NotYourDecision(Ask.DISCARD, OptionalInt.of(1)).message(Locale.ENGLISH, NAMED))
                .isEqualTo("TRN-1: Magda has to decide: asked is a token to discard");
        assertThat(new Violation.CoinDoesNotFit(
                                Coin.G,
                                Stall.OBJECTS_2,
                                Coins.parse("S"),
                                MadePosition.tile("O02").price())
                        .message())
                .isEqualTo("PLY-3: G does not fit at 2: the price is SS, S is there");
        assertThat(new Violation.NoPlaceForWhite(Optional.empty(), List.of(Stall.OBJECTS_1, Stall.HEAD_MERCHANT))
                        .message())
                .isEqualTo("MKT-4: the white coin cannot go into the purse, possible: 1 and H");
    }

    @Test
    void namesAreNotReadAsTemplates() {
        Setup odd = Setup.of("{seat}", "{coin:a|b}");
        assertThat(new Event.SealPaid(1).message(Locale.ENGLISH, odd)).isEqualTo("{coin:a|b} pays a seal");
    }

    @Test
    void aSeatThatTheSetupDoesNotHaveIsRefused() {
        assertThatThrownBy(() -> new Event.SealPaid(3).message(Locale.ENGLISH, NAMED))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("seat: 3, expected 0 to 2");
    }

    @Test
    void theNotationOfEventsIsTheirTypeAndFacts() {
        assertThat(new Event.TokenDrawn(1, Optional.empty()).notation()).isEqualTo("tokenDrawn 1 -");
        assertThat(new Event.WhiteSet(1, Optional.of(Stall.OBJECTS_3)).notation())
                .isEqualTo("whiteSet 1 3");
        assertThat(new Event.Finished(1, Coins.none()).notation()).isEqualTo("finished 1 -");
        assertThat(new Update(17, 4, Ask.PLAY, OptionalInt.of(2), List.of(new Event.SealPaid(2))).notation())
                .isEqualTo("update 17 4 PLAY 2\nsealPaid 2");
        assertThat(new Update(17, 4, Ask.COINS, OptionalInt.empty(), List.of(new Event.CoinsDrawn(2, Coins.parse("G"))))
                        .notation())
                .isEqualTo("update 17 4 COINS -\ncoinsDrawn 2 G");
    }
}
