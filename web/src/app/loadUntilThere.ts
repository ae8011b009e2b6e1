/**
 * Loads code that the page can't do without for long. Tries again when the network is lost, after a second at first
 * and at most a minute.
 */
export async function loadUntilThere<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let pause = 1_000; ; pause = Math.min(2 * pause, 60_000)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
  }
}
