package io.github.mercurius.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What lies in the box (section 1): assets, chambers, the 72 price cards, special cards. */
class ThingsTest {
    @Test
    void thereAreTwelveAssetsSharesFirst_THG2() {
        assertThat(Asset.all().toString()).isEqualTo("[AMS, HOO, DEL, ROT, ENK, MID, SIL, COF, POR, COP, SPI, TEA]");
        assertThat(Asset.all().stream().filter(Asset::isShare)).hasSize(6).endsWith(Asset.MID);
    }

    @Test
    void aShareStartsAt10AndACommodityAt15_SET3() {
        assertThat(Asset.all().stream().map(Asset::startingPrice))
                .containsExactly(10, 10, 10, 10, 10, 10, 15, 15, 15, 15, 15, 15);
    }

    @ParameterizedTest
    @CsvSource({"AMS,SIL,COF", "HOO,COF,SIL", "DEL,POR,COP", "ROT,COP,POR", "ENK,SPI,TEA", "MID,TEA,SPI"})
    void aChamberTradesAPrimaryAndASecondaryCommodity_THG1(Chamber chamber, Asset primary, Asset secondary) {
        assertThat(chamber.primary()).isEqualTo(primary);
        assertThat(chamber.secondary()).isEqualTo(secondary);
        assertThat(chamber.share().name()).isEqualTo(chamber.name());
    }

    @Test
    void thereAre72PriceCardsTwelveOfEachChamber_THG3() {
        Map<Chamber, Integer> copies = new LinkedHashMap<>();
        PriceCard.all().forEach(card -> copies.merge(card.chamber(), card.copies(), Integer::sum));
        assertThat(PriceCard.all()).hasSize(24);
        assertThat(copies)
                .hasSize(6)
                .allSatisfy((chamber, count) -> assertThat(count).isEqualTo(12));
        assertThat(PriceCard.TOTAL).isEqualTo(72);
    }

    @ParameterizedTest
    @EnumSource
    void aChamberHasFourKindsOfCardInCanonicalOrder_THG3(Chamber chamber) {
        Asset p = chamber.primary();
        Asset s = chamber.secondary();
        assertThat(PriceCard.all().subList(4 * chamber.ordinal(), 4 * chamber.ordinal() + 4))
                .extracting(card -> card.copies() + " × " + card)
                .containsExactly(
                        "5 × " + chamber + "+" + p + "-",
                        "2 × " + chamber + "+" + s + "-",
                        "4 × " + chamber + "-" + p + "+",
                        "1 × " + chamber + "-" + s + "+");
    }

    @ParameterizedTest
    @EnumSource
    void aCardMovesAShareByOneAndACommodityByTwoTheOtherWay_THG3(PriceCard card) {
        boolean up = card.code().charAt(3) == '+';
        assertThat(card.shareMove()).isEqualTo(up ? 1 : -1);
        assertThat(card.commodityMove()).isEqualTo(up ? -2 : 2);
        assertThat(card.code()).startsWith(card.chamber().name()).contains(card.commodity() + (up ? "-" : "+"));
        assertThat(List.of(card.chamber().primary(), card.chamber().secondary()))
                .contains(card.commodity());
    }

    @Test
    void thereAreThreeSpecialCards_THG4() {
        assertThat(SpecialCard.values())
                .extracting(SpecialCard::code)
                .containsExactly("BLACK_MARKET", "DIVIDEND", "NEWS");
    }

    @Test
    void thingsHaveNamesInThreeLanguages() {
        Locale polish = Locale.forLanguageTag("pl");
        assertThat(PriceCard.AMS_UP_SIL_DOWN.displayName(Locale.ENGLISH)).isEqualTo("Amsterdam +1 / silk −2");
        assertThat(PriceCard.MID_DOWN_TEA_UP.displayName(polish)).isEqualTo("Middelburg −1 / herbata +2");
        assertThat(Asset.COF.displayName(Locale.ITALIAN)).isEqualTo("caffè");
        assertThat(Chamber.ROT.displayName(polish)).isEqualTo("Rotterdam");
        assertThat(SpecialCard.NEWS.displayName(polish)).isEqualTo("Wiadomości");
        assertThat(SpecialCard.BLACK_MARKET.displayName(Locale.JAPANESE)).isEqualTo("Black Market");
    }
}
