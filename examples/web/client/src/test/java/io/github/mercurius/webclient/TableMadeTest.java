package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.MultiFormatReader;
import com.google.zxing.NotFoundException;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.json.MercadoJson;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.OutputType;

/** What a person has who makes a table: the link as a QR code, an edition of a box. */
@Tag("nightly")
class TableMadeTest extends PageTest {
    private static final String INVITATION = "Ab_9-".repeat(9).substring(2);

    /** A decoder of another project reads the code from the picture of the page. */
    @ParameterizedTest
    @CsvSource({"1366, light", "390, dark"})
    void theQrCodeBesideTheLinkIsTheLink(int width, String theme) throws IOException, NotFoundException {
        browser.size(width, 844);
        browser.run("document.documentElement.dataset.theme = arguments[0]", theme);
        browser.await(
                "const {lobbyView} = await import('./lobby.js');"
                        + "lobbyView(document.getElementById('main'), {id: 'q0rYb0x1T1uC7s3nWq9y3A', seat: 0, lobby: {"
                        + " game: 'mercurius', phase: 'gathering', timer: 60, maker: 0, invitation: a[0],"
                        + " rulings: {dividends: 'full', cardOrder: 'NEWEST_FIRST', blackMarketAtEnd: 'SOLD'}, seats: ["
                        + " {seat: 0, name: 'Anna', kind: 'person'}, {seat: 1, kind: 'free', keptFor: 'Magda'}]}})",
                INVITATION);
        browser.waitFor("return document.querySelector('.qr svg') !== null");
        browser.screenshot("qr-" + width);
        assertThat(read(browser.one(".qr svg").getScreenshotAs(OutputType.BYTES)))
                .isEqualTo(site.address() + "#/table/q0rYb0x1T1uC7s3nWq9y3A/" + INVITATION)
                .isEqualTo(browser.one(".link").getDomProperty("value"));
        assertThat(browser.text(".seat-list")).contains("kept for Magda");
        TableFitsTest.hasNoBarriers(browser);
    }

    private static String read(byte[] png) throws IOException, NotFoundException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        RGBLuminanceSource source = new RGBLuminanceSource(image.getWidth(), image.getHeight(), pixels);
        return new MultiFormatReader()
                .decode(new BinaryBitmap(new HybridBinarizer(source)))
                .getText();
    }

    @Test
    void theLinkIsCopied() {
        browser.await("Object.defineProperty(navigator, 'clipboard',"
                + " {value: {writeText: async (text) => { window.copied = text; }}});"
                + "const {linkBox} = await import('./link.js');"
                + "document.getElementById('main').replaceChildren(linkBox('http://x/#/table/1'))");
        browser.run("document.querySelector('[data-key=copy]').click()");
        browser.waitFor("return document.querySelector('[data-key=copy]').textContent === 'Copied'");
        assertThat(browser.run("return window.copied")).isEqualTo("http://x/#/table/1");
    }

    @Test
    void anEditionOfABoxIsPastedAndWhatIsWrongWithItIsShown() throws IOException {
        paste("{ \"format\": ");
        browser.waitFor("return document.querySelector('.trouble-text').textContent.startsWith('This is not JSON')");
        String good =
                MercadoJson.EDITION.write(Edition.standIn()).replaceFirst("\"name\":\"[^\"]*\"", "\"name\":\"my box\"");
        paste(good.replace("GGTT", "QQTT"));
        browser.waitFor("return document.querySelector('.trouble-text').textContent.includes('found 2 problems')");
        assertThat(browser.text(".trouble-text"))
                .contains("\nEDN-3: objects[O01].price.fixed: \"QQTT\", expected the letters")
                .contains("\nEDN-10: objects: no tapestry, expected one for GGTT");
        browser.screenshot("edition");
        TableFitsTest.hasNoBarriers(browser);
        assertThat(browser.text("h1")).as("still the first page").isEqualToIgnoringCase("Mercurius");
        paste(good);
        browser.waitFor(MY_TURN);
        assertThat(browser.await("const {ask} = await import('./rules.js');"
                        + "return (await ask('page', 'en', 0)).view.told.table.setup.edition.name"))
                .isEqualTo("my box");
        browser.run("document.querySelector('[data-action=A]').click()");
        browser.waitFor("return document.querySelector('.history li') !== null");
        browser.reload();
        browser.run("document.querySelector('.home form .buttons button:not(.main)').click()");
        browser.waitFor("return document.querySelector('.history li') !== null");
    }

    private void paste(String edition) {
        browser.run(
                "const form = document.querySelector('.home form'); form.game.value = 'mercado';"
                        + "form.game.dispatchEvent(new Event('change')); form.players.value = '2';"
                        + "form.editionOf.value = 'own'; form.editionOf.dispatchEvent(new Event('change'));"
                        + "form.edition.value = arguments[0]; form.requestSubmit()",
                edition);
    }
}
