/**
 * Prints how well listings are read: precision and recall of each fact over the reading cases. `--write` keeps the
 * report in docs/reading.md.
 */
import { writeFileSync } from 'node:fs';
import { readingReport } from '../command-service/providers/listings/testing/report.ts';

const report = readingReport();
process.stdout.write(report);
if (process.argv.includes('--write')) writeFileSync(new URL('../docs/reading.md', import.meta.url), report);
