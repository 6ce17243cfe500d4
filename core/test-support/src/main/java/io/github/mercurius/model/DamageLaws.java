package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An edition that is damaged, in many ways at once: every problem is named, with its place and its rule. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class DamageLaws {
    protected final List<Damage> damages = new ArrayList<>();
    private final Map<String, Object> standIn;
    private final Function<Object, List<EditionProblem>> problems;
    private final Function<Object, ?> edition;
    private final Pieces pieces;

    /** The laws of a game's editions. */
    protected DamageLaws(
            Map<String, Object> standIn,
            Function<Object, List<EditionProblem>> problems,
            Function<Object, ?> edition,
            Pieces pieces) {
        this.standIn = standIn;
        this.problems = problems;
        this.edition = edition;
        this.pieces = pieces;
    }

    /**
     * What the laws must know of the pieces.
     *
     * @param codes the field with the code of a piece, by the list of the pieces
     * @param noObject the rule that says that an edition is an object
     * @param number a field with a whole number
     */
    public record Pieces(Map<String, String> codes, String noObject, WholeNumber number) {}

    /** One damage, and the start of the message that names it. */
    public record Damage(String message, Consumer<ObjectNode> change) {
        @Override
        public String toString() {
            return message;
        }
    }

    /** A field of a piece that has a whole number, and the rule that says so. */
    public record WholeNumber(String list, int at, String field, int value, String rule) {}

    /** One damage more. */
    protected final void add(String message, Consumer<ObjectNode> change) {
        damages.add(new Damage(message, change));
    }

    /** A value as JSON. */
    protected static JsonNode node(Object value) {
        return Json.MAPPER.valueToTree(value);
    }

    /** The document of the stand-in. */
    private ObjectNode standIn() {
        return Json.MAPPER.valueToTree(standIn);
    }

    /** What is said of the stand-in with a change. */
    protected final List<String> messages(Consumer<ObjectNode> change) {
        ObjectNode root = standIn();
        change.accept(root);
        return problems.apply(Json.document(root)).stream()
                .map(EditionProblem::message)
                .toList();
    }

    /** A message with the numbers of the pieces in their lists, whatever their codes are now. */
    protected final String numbered(String message) {
        String numbered = message;
        for (Map.Entry<String, String> list : pieces.codes.entrySet()) {
            JsonNode all = standIn().get(list.getKey());
            for (int i = 0; i < all.size(); i++) {
                String code = all.get(i).get(list.getValue()).asText();
                numbered = numbered.replace(list.getKey() + '[' + code + ']', list.getKey() + '[' + i + ']');
            }
        }
        return numbered;
    }

    /** Each of some damages is named. */
    protected final void areNamedAtOnce(List<Damage> chosen) {
        assertThat(messages(root -> chosen.forEach(damage -> damage.change.accept(root))))
                .as(chosen.toString())
                .extracting(this::numbered)
                .satisfies(messages -> assertThat(chosen)
                        .allSatisfy(damage ->
                                assertThat(messages).anyMatch(message -> message.startsWith(damage.message))));
    }

    Stream<Damage> ways() {
        return damages.stream();
    }

    @Test
    void thereAreAboutAHundredWaysAndMore() {
        assertThat(damages).hasSizeGreaterThan(95);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void eachDamageIsNamedAndRefused(Damage damage) {
        areNamedAtOnce(List.of(damage));
        ObjectNode root = standIn();
        damage.change.accept(root);
        assertThatThrownBy(() -> edition.apply(Json.document(root)))
                .isInstanceOfSatisfying(
                        EditionException.class,
                        refused -> assertThat(refused.problems()).isEqualTo(problems.apply(Json.document(root))));
    }

    /** The rules that are broken by the stand-in with another value of the number. */
    @SuppressWarnings("unchecked") // a piece is an object
    private List<String> broken(Object value) {
        WholeNumber number = pieces.number;
        Map<String, Object> document = (Map<String, Object>) Json.document(standIn());
        ((Map<String, Object>) ((List<?>) document.get(number.list)).get(number.at)).put(number.field, value);
        return rules(document);
    }

    private List<String> rules(Object document) {
        return problems.apply(document).stream()
                .map(problem -> problem.rule().id())
                .toList();
    }

    @Test
    void wholeNumbersOfEverySizeAreRead() {
        int value = pieces.number.value;
        for (Object whole :
                Arrays.<Object>asList(value, (long) value, (short) value, (byte) value, BigInteger.valueOf(value))) {
            assertThat(broken(whole)).as(whole.getClass().getName()).isEmpty();
        }
        String text = String.valueOf(value);
        for (Object other :
                Arrays.<Object>asList((double) value, (float) value, new BigDecimal(text), text, true, null)) {
            assertThat(broken(other)).containsExactly(pieces.number.rule);
        }
    }

    @Test
    void whatIsNoObjectIsRefused() {
        for (Object document : Arrays.asList(null, "edition", 1, List.of())) {
            assertThat(rules(document)).containsExactly(pieces.noObject);
        }
    }
}
