import type { BenchResult } from '../../event-store/measure.ts';
import { benchEventStoreDbLog } from './log.ts';
import { openBenchNode } from './node.ts';
import { benchEventStoreDbProduct } from './product.ts';

/**
 * The log on EventStoreDB (EVENTSTORE_URL, else the stand-in with the recorded delays) beside the bare client and
 * Emmett, then the product on it beside bare Yoga.
 */
export async function benchEventStoreDb(): Promise<readonly BenchResult[]> {
  const node = await openBenchNode();
  try {
    return [...(await benchEventStoreDbLog(node)), ...(await benchEventStoreDbProduct(node))];
  } finally {
    await node.stop();
  }
}
