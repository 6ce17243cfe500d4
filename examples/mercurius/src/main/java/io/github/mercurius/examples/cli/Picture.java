package io.github.mercurius.examples.cli;

import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.svg.SVGProcessor;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import io.github.mercurius.examples.games.common.OrdinaryFile;
import io.github.mercurius.examples.games.common.RefusedTextException;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import org.knowm.xchart.internal.chartpart.Chart;
import org.knowm.xchart.style.AxesChartStyler;

/** Charts in one file, one below the other: as SVG or PNG, by the end of the file's name. */
public final class Picture {
    private static final int SHARPNESS = 2; // pixels of a PNG for each unit of length

    private static final Color GRID = new Color(0xDDDDDD);

    private Picture() {}

    /** A style on white, with lines that are not dashed: these become shapes with a thousand corners in an SVG. */
    public static AxesChartStyler plain(AxesChartStyler styler) {
        styler.setChartBackgroundColor(Color.WHITE);
        styler.setPlotGridVerticalLinesVisible(false);
        styler.setPlotGridLinesStroke(new BasicStroke(1)).setPlotGridLinesColor(GRID);
        return styler.setYAxisDecimalPattern("0");
    }

    /**
     * Refuses a file whose name is not that of a picture of a kind that can be written, and one that cannot be written.
     *
     * @param option where it was typed
     */
    public static void check(String option, Path file) {
        if (!isSvg(file) && !endsWith(file, ".png")) {
            throw new RefusedTextException(option + ": " + file + ", expected a name that ends with .svg or .png");
        }
        OrdinaryFile.check(file);
    }

    private static boolean isSvg(Path file) {
        return endsWith(file, ".svg");
    }

    private static boolean endsWith(Path file, String end) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(end);
    }

    /** Writes charts, each of this width and height. */
    public static void write(Path file, int width, int height, List<? extends Chart<?, ?>> charts) throws IOException {
        ByteArrayOutputStream picture = new ByteArrayOutputStream();
        if (isSvg(file)) {
            writeSvg(picture, width, height, charts);
        } else {
            writePng(picture, width, height, charts);
        }
        OrdinaryFile.write(file, picture.toByteArray());
    }

    private static void writeSvg(OutputStream out, int width, int height, List<? extends Chart<?, ?>> charts)
            throws IOException {
        VectorGraphics2D graphics = new VectorGraphics2D();
        paint(graphics, width, height, charts);
        new SVGProcessor()
                .getDocument(graphics.getCommands(), new PageSize(width, (double) height * charts.size()))
                .writeTo(out);
    }

    private static void writePng(OutputStream out, int width, int height, List<? extends Chart<?, ?>> charts)
            throws IOException {
        BufferedImage image =
                new BufferedImage(width * SHARPNESS, height * charts.size() * SHARPNESS, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.scale(SHARPNESS, SHARPNESS);
        paint(graphics, width, height, charts);
        graphics.dispose();
        ImageIO.write(image, "png", out);
    }

    private static void paint(Graphics2D graphics, int width, int height, List<? extends Chart<?, ?>> charts) {
        for (Chart<?, ?> chart : charts) {
            chart.paint(graphics, width, height);
            graphics.translate(0, height);
        }
    }
}
