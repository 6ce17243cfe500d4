package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.MultiFormatReader;
import com.google.zxing.NotFoundException;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
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
}
