import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** A bot that takes the last legal action. It is one file, which java compiles as it starts, without any library. */
final class Last {
    private Last() {}

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.contains("\"type\":\"hello\"")) {
                System.out.println("{\"type\":\"ready\",\"name\":\"last\"}");
            } else if (line.contains("\"type\":\"choose\"")) {
                int end = line.lastIndexOf('"');
                String action = line.substring(line.lastIndexOf('"', end - 1) + 1, end);
                int number = line.indexOf("\"question\":") + 11;
                String question = line.substring(number, line.indexOf(',', number));
                System.out.println("{\"question\":" + question + ",\"action\":\"" + action + "\"}");
            } else if (line.contains("\"type\":\"bye\"")) {
                return;
            }
        }
    }
}
