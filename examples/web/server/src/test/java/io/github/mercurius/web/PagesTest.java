package io.github.mercurius.web;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.openqa.selenium.chrome.ChromeDriver;

/** Tests of pages, each with a browser and a server of its own. */
abstract class PagesTest {
    ChromeDriver driver;
    TestServer server;

    @BeforeEach
    final void openBrowser() {
        driver = BrowserPage.browser();
        server = TestServer.everywhere();
    }

    @AfterEach
    final void closeBrowser() {
        if (server != null) {
            server.close();
            driver.quit();
        }
    }

    /** The page of a person, in a window of the browser. */
    final BrowserPage page(int person) {
        return new BrowserPage(driver, person, server.address().getPort());
    }
}
