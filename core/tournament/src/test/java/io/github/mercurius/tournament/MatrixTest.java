package io.github.mercurius.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Small matrices. */
class MatrixTest {
    @Test
    void aMatrixTimesItsInverseIsTheUnit() {
        double[][] matrix = {{4, -1, 0.5}, {-1, 3, -2}, {0.5, -2, 5}};
        double[][] inverse = Matrix.inverse(matrix);
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                double sum = 0;
                for (int i = 0; i < 3; i++) {
                    sum += matrix[row][i] * inverse[i][column];
                }
                assertThat(sum).isCloseTo(row == column ? 1 : 0, within(1e-12));
            }
        }
        assertThat(matrix[0]).as("it stays as it is").containsExactly(4, -1, 0.5);
    }
}
