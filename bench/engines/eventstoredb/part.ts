import { notMeasured, type BenchResult } from '../../event-store/measure.ts';
import { openBenchNode, type BenchNode } from './node.ts';

/** A part of the benchmark, on a separate node. */
export interface Part {
  readonly name: string;
  /** The longest time that it may take. */
  readonly seconds: number;
  /** Everything that the part started must end when `signal` aborts, at the latest at the end of the part. */
  readonly run: (node: BenchNode, signal: AbortSignal) => Promise<readonly BenchResult[]>;
}

/** Runs a part; if it fails or takes too long, a row says why. */
export async function measurePart({ name, seconds, run }: Part): Promise<readonly BenchResult[]> {
  console.error(`  … ${name} (at most ${seconds} s)`);
  const started = performance.now();
  const node = await openBenchNode();
  const over = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`it was not done within ${seconds} s`)), seconds * 1_000);
  try {
    const rows = await Promise.race([run(node, over.signal), late.promise]);
    console.error(`    done in ${Math.round((performance.now() - started) / 1_000)} s`);
    return rows;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`    not measured: ${why}`);
    return [notMeasured(`${node.name}: ${name}`, why)];
  } finally {
    clearTimeout(timer);
    over.abort();
    await node.stop();
  }
}
