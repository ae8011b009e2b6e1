import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from '../results.ts';
import type { Measured } from './costs.ts';
import type { ReadingSpeeds } from './speeds.ts';

/** Everything that was measured, on one machine: what the simulation knows of the product. */
export interface Figures extends Measured {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly film: { readonly seconds: number; readonly bytes: number };
  readonly reading: ReadingSpeeds;
  readonly bench: BenchFigures;
}

/** Figures of `npm run bench` that are limits of something, by what they limit. */
const benchNames = {
  /** Events a second that the embedded log takes. */
  appends: /^append, 64 in flight/,
  /** Commands a second in one process, states cached. */
  commands: /^commands: the same as the product runs/,
  /** The same where every state has to be read first. */
  coldCommands: /^commands: load 20 events/,
  /** Commands a second through HTTP and GraphQL, in one process with everything. */
  requests: /^GraphQL durable commands over HTTP/,
  /** Events a second whose hashes are checked. */
  verify: /^verify, /,
  /** Milliseconds until a command's subscriber has the update, of 1,000 subscribers. */
  liveP99: /^the same, p99/,
  /** Milliseconds of a command on a stream of 100,000 events, and of the first one after a start. */
  longStream: /^command on a stream of 100000 events$/,
  longStreamFirst: /^the first command on it after a start/,
  /** Milliseconds of a start with a million events. */
  start: /^start with 1000000 events/,
  /** Events a second that all read models together take in one process, from a log of a million. */
  buildAll: /^first start with 1000000 events/,
  /** Seconds of film in a second, with all cores. */
  filmSeconds: /^renderer: film per second/,
  /** Seconds of processor time for a second of film. */
  filmProcessor: /^renderer: processor time/,
  /** Events a second published to one Kafka broker. */
  kafka: /^Kafka .*: published/,
} as const;

export type BenchFigures = Readonly<Record<keyof typeof benchNames, number>>;

const file = join(import.meta.dirname, 'figures.json');

/** The figures that are committed. */
export function readFigures(): Figures {
  return JSON.parse(readFileSync(file, 'utf8')) as Figures;
}

export function writeFigures(figures: Figures): void {
  writeFileSync(file, `${JSON.stringify(figures, undefined, 1)}\n`);
}

/**
 * Finds the limits among the results of a bench; the fallback stands in for what it did not measure. Throws when there
 * is none.
 */
export function benchFigures(
  results: readonly { readonly name: string; readonly value: number }[],
  fallback: Partial<BenchFigures> = {},
): BenchFigures {
  const all = Object.entries(benchNames).map(([limit, pattern]) => {
    const found = results.find(({ name }) => pattern.test(name))?.value;
    const value =
      found === undefined ? fallback[limit as keyof BenchFigures] : limit === 'buildAll' ? 1e9 / found : found;
    if (value === undefined || !(value > 0))
      throw new Error(`Nothing measured ${limit} (${pattern}): run npm run bench, and npm run bench -- --engines`);
    return [limit, Number(value.toPrecision(4))];
  });
  return Object.fromEntries(all) as BenchFigures;
}
