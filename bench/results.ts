import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import type { BenchResult } from './event-store/measure.ts';

/** Where the last figures of this machine are kept, beside what else is not committed. */
export const resultsFile = join(import.meta.dirname, '..', '.cache', 'bench', 'results.json');

export interface Machine {
  readonly cores: number;
  readonly processor: string;
  readonly memoryGb: number;
  readonly node: string;
}

export interface Results {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly results: readonly BenchResult[];
}

/** The machine that this runs on. */
export function thisMachine(): Machine {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
}

/** The figures of earlier runs on this machine; undefined where there are none. */
export function readResults(file = resultsFile): Results | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : undefined;
}

/** Keeps figures: what was measured again takes the place of what was measured before, the rest stays. */
export function keepResults(measured: readonly BenchResult[], file = resultsFile): void {
  const names = new Set(measured.map(({ name }) => name));
  const before = readResults(file)?.results.filter(({ name }) => !names.has(name)) ?? [];
  const kept: Results = {
    measuredAt: new Date().toISOString().slice(0, 10),
    machine: thisMachine(),
    results: [...before, ...measured],
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(kept, undefined, 1)}\n`);
}
