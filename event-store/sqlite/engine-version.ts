import { LogUnavailable } from '../port.ts';

const oldest = [3, 51, 3] as const;

/**
 * Throws LogUnavailable for SQLite before 3.51.3, which may lose committed data when a writer restarts the write-ahead
 * log while another connection checkpoints it (https://sqlite.org/wal.html#walresetbug). Our checkpoints run in a
 * worker thread, so this can happen here.
 */
export function checkEngineVersion(version: string = process.versions['sqlite'] ?? '0'): void {
  const numbers = version.split('.').map(Number);
  for (const [at, least] of oldest.entries()) {
    const number = numbers[at] ?? 0;
    if (number > least) return;
    if (number < least) {
      throw new LogUnavailable(
        `This Node.js (${process.version}) has SQLite ${version}, which can lose events; ` +
          `${oldest.join('.')} or later is needed. ` +
          'Start with "npm start" or node_modules/.bin/node, the version that the product is tested with.',
      );
    }
  }
}
