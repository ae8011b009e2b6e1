/**
 * A child process that reads one fee sheet: the file comes from standard input, its format is the argument. Writes JSON
 * lines to standard output: progress, and last a reading or the reason why there is none. Strangers' bytes are decoded
 * here, without secrets, where they can be killed.
 */
import { buffer } from 'node:stream/consumers';
import type { FeeSheetFormat } from '../port.ts';
import { readSheet, UnreadableSheet } from './read-sheet.ts';

const write = (line: object): boolean => process.stdout.write(`${JSON.stringify(line)}\n`);
try {
  const bytes = await buffer(process.stdin);
  const reading = await readSheet(bytes, process.argv[2] as FeeSheetFormat, (progress) => write({ progress }));
  write({ reading });
} catch (error) {
  if (error instanceof UnreadableSheet) write({ problem: error.problem });
  else {
    process.stderr.write(error instanceof Error ? error.name : 'unknown');
    write({ problem: 'broken' });
  }
}
// The workers of the recogniser keep the process alive otherwise.
process.stdout.end(() => process.exit(0));
