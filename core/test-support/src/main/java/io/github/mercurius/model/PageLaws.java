package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.architecture.PositionPage;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What the page of any game says of positions is so: its examples, its table of parts and its grammar. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class PageLaws<A extends AnyAction, V extends AnyView<A>> {
    protected final List<String> examples;

    private final Rules<A, V> rules;
    private final PositionPage page;
    private final List<String> parts;

    /**
     * The laws of a page.
     *
     * @param format with which the examples begin
     * @param parts those of a position, in their order
     */
    protected PageLaws(Rules<A, V> rules, PositionPage page, String format, List<String> parts) {
        this.rules = rules;
        this.page = page;
        this.parts = parts;
        examples = page.examples(format);
    }

    /** A text without the characters that a chat may add, as the grammar does not have them. */
    protected String meant(String text) {
        return text;
    }

    @Test
    void theExamplesAreWrittenAsTheLibraryWritesThem() {
        assertThat(examples).hasSize(4).allSatisfy(example -> {
            assertThat(rules.position(example).toText()).isEqualTo(example);
            assertThat(example).matches(page.pattern());
        });
    }

    @Test
    void theTableHasAllPartsInTheirOrder() {
        assertThat(page.parts()).isEqualTo(parts);
        assertThat(page.partsOfGrammar()).isEqualTo(parts.size());
    }

    @Test
    @Tag("slow")
    void theGrammarCoversWhatIsWrittenAndWhatIsRead() {
        AnySetup setup = rules.setup(List.of("Robert", "Magda", "Rafał", "50 % of 2, 3"));
        new PositionTexts<>(rules, List.of(setup, setup)).areIn(page.pattern(), this::meant);
    }
}
