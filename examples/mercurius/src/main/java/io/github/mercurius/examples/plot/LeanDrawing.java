package io.github.mercurius.examples.plot;

import de.erichseifert.vectorgraphics2d.intermediate.CommandSequence;
import de.erichseifert.vectorgraphics2d.intermediate.MutableCommandSequence;
import de.erichseifert.vectorgraphics2d.intermediate.commands.Command;
import de.erichseifert.vectorgraphics2d.intermediate.commands.CreateCommand;
import de.erichseifert.vectorgraphics2d.intermediate.commands.DrawShapeCommand;
import de.erichseifert.vectorgraphics2d.intermediate.commands.FillShapeCommand;
import de.erichseifert.vectorgraphics2d.intermediate.commands.SetStrokeCommand;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import org.jspecify.annotations.Nullable;

/**
 * A drawing said in fewer words: lines that go on where the last one ended are one, and coordinates are rounded.
 *
 * <p>A chart is drawn line by line and letter by letter, with all digits that its numbers have. As they are, these make
 * a file several times as large that looks the same.
 */
final class LeanDrawing {
    private static final double STEPS = 10; // of a unit of length: at three times the size, a third of a pixel

    private final MutableCommandSequence commands = new MutableCommandSequence();
    private @Nullable Command<?> stroke;
    private @Nullable Path2D line;

    private LeanDrawing() {}

    static CommandSequence of(CommandSequence drawing) {
        LeanDrawing lean = new LeanDrawing();
        drawing.forEach(lean::add);
        lean.endLine();
        return lean.commands;
    }

    private void add(Command<?> command) {
        if (command.equals(stroke)) {
            return; // said before each line, again and again
        }
        if (command instanceof SetStrokeCommand || command instanceof CreateCommand) {
            stroke = command;
        }
        if (command instanceof DrawShapeCommand draw && draw.getValue() instanceof Line2D part) {
            addLine(part);
            return;
        }
        endLine();
        if (command instanceof DrawShapeCommand draw) {
            commands.add(new DrawShapeCommand(rounded(draw.getValue())));
        } else if (command instanceof FillShapeCommand fill) {
            commands.add(new FillShapeCommand(rounded(fill.getValue())));
        } else {
            commands.add(command);
        }
    }

    private void addLine(Line2D part) {
        double x = rounded(part.getX1());
        double y = rounded(part.getY1());
        if (line == null || line.getCurrentPoint().distance(x, y) > 0) {
            endLine();
            line = new Path2D.Double();
            line.moveTo(x, y);
        }
        line.lineTo(rounded(part.getX2()), rounded(part.getY2()));
    }

    private void endLine() {
        if (line != null) {
            commands.add(new DrawShapeCommand(line));
            line = null;
        }
    }

    private static Shape rounded(Shape shape) {
        Path2D.Double path = new Path2D.Double(shape.getPathIterator(null).getWindingRule());
        double[] points = new double[6];
        for (PathIterator parts = shape.getPathIterator(null); !parts.isDone(); parts.next()) {
            int kind = parts.currentSegment(points);
            for (int i = 0; i < points.length; i++) {
                points[i] = rounded(points[i]);
            }
            append(path, kind, points);
        }
        return path;
    }

    private static double rounded(double length) {
        return Math.round(length * STEPS) / STEPS;
    }

    private static void append(Path2D path, int kind, double[] points) {
        switch (kind) {
            case PathIterator.SEG_MOVETO -> path.moveTo(points[0], points[1]);
            case PathIterator.SEG_LINETO -> path.lineTo(points[0], points[1]);
            case PathIterator.SEG_QUADTO -> path.quadTo(points[0], points[1], points[2], points[3]);
            case PathIterator.SEG_CUBICTO ->
                path.curveTo(points[0], points[1], points[2], points[3], points[4], points[5]);
            default -> path.closePath();
        }
    }
}
