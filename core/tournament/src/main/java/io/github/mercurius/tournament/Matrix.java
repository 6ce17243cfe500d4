package io.github.mercurius.tournament;

/** Arithmetic of small matrices. */
final class Matrix {
    private Matrix() {}

    /** The inverse of a symmetric matrix that is positive definite, by elimination; the matrix stays as it is. */
    static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        double[][] left = new double[size][];
        double[][] inverse = new double[size][size];
        for (int i = 0; i < size; i++) {
            left[i] = matrix[i].clone();
            inverse[i][i] = 1;
        }
        for (int pivot = 0; pivot < size; pivot++) {
            double scale = 1 / left[pivot][pivot];
            multiply(left[pivot], scale);
            multiply(inverse[pivot], scale);
            for (int row = 0; row < size; row++) {
                if (row != pivot) {
                    double factor = left[row][pivot];
                    subtract(left[row], left[pivot], factor);
                    subtract(inverse[row], inverse[pivot], factor);
                }
            }
        }
        return inverse;
    }

    private static void multiply(double[] row, double factor) {
        for (int i = 0; i < row.length; i++) {
            row[i] *= factor;
        }
    }

    private static void subtract(double[] row, double[] other, double factor) {
        for (int i = 0; i < row.length; i++) {
            row[i] -= factor * other[i];
        }
    }
}
