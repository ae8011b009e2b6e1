import { createFeeSheetReader } from '../../command-service/providers/fee-sheets/reader.ts';
import { drawSheet, type Form } from '../../command-service/providers/fee-sheets/testing/draw-sheets.ts';
import type { BenchResult } from '../event-store/measure.ts';

const sheets: readonly (readonly [string, Form])[] = [
  ['a PDF', { kind: 'pdf' }],
  ['a scan at an angle', { kind: 'scan', tilt: 3, noise: 0.002, width: 1_700 }],
  ['a photo with 10 megapixels', { kind: 'photo', tilt: -2, noise: 0, width: 2_800 }],
];

/**
 * Seconds from a complete upload to its figures, including the start of the reading process. At most ten are allowed.
 */
export async function benchFeeSheets(): Promise<readonly BenchResult[]> {
  const reader = createFeeSheetReader();
  const results: BenchResult[] = [];
  for (const [at, [name, form]] of sheets.entries()) {
    const { bytes } = await drawSheet(at, form);
    const startedAt = performance.now();
    await reader.read(bytes);
    results.push({ name: `fee sheet: figures of ${name}`, value: (performance.now() - startedAt) / 1_000, unit: 's' });
  }
  return results;
}
