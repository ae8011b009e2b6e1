/**
 * Prints how well listings and fee sheets are read: precision and recall over the cases. `--write` saves the report in
 * docs/reading.md.
 */
import { writeFileSync } from 'node:fs';
import { readingDocument } from './reading-document.ts';

const report = await readingDocument();
process.stdout.write(report);
if (process.argv.includes('--write')) writeFileSync(new URL('../docs/reading.md', import.meta.url), report);
