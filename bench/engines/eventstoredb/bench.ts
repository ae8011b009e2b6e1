import type { BenchResult } from '../../event-store/measure.ts';
import { logParts } from './log.ts';
import { measurePart } from './part.ts';
import { productPart } from './product.ts';

/**
 * The log on EventStoreDB (EVENTSTORE_URL, else the stand-in with the recorded delays) compared with the bare client
 * and Emmett, then the product on it compared with bare Yoga. Each part is bounded in time.
 */
export async function benchEventStoreDb(): Promise<readonly BenchResult[]> {
  const rows: BenchResult[] = [];
  for (const part of [...logParts, productPart]) rows.push(...(await measurePart(part)));
  return rows;
}
