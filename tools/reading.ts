/**
 * Prints how well listings and fee sheets are read: precision and recall over the cases. `--write` saves the report in
 * docs/reading.md. `--changed` prints how the listings are read after a fact is removed and after figures of something
 * else are added, about three minutes; `--each` lists every other value that is said then.
 */
import { writeFileSync } from 'node:fs';
import { changedReport } from './changed-cases/report.ts';
import { readingDocument } from './reading-document.ts';

if (process.argv.includes('--changed')) process.stdout.write(changedReport(process.argv.includes('--each')));
else {
  const report = await readingDocument();
  process.stdout.write(report);
  if (process.argv.includes('--write')) writeFileSync(new URL('../docs/reading.md', import.meta.url), report);
}
