import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activityNames, plus, timesAll, type Activity, type Weights } from './activities.ts';
import type { FilmTrace } from './film.ts';
import { live, type Lived, type Population } from './population.ts';
import { weigh } from './weigh.ts';

const nobody: Population = { account: 0, purchase: 0, film: 0, failure: 0, deletion: 0, refund: 0, lapse: 0 };
const people = 200;
const bought = { ...nobody, account: people, purchase: people };
const filmed = { ...bought, film: people };

/** What one more population has than another; `beside` is in the difference too and has its own price. */
interface Pair {
  readonly activity: Activity;
  readonly without: Population;
  readonly having: Population;
  readonly beside?: Partial<Population>;
}

/**
 * In the order in which prices become known. A user's first film makes what all films of a user share, so it counts to
 * the account.
 */
const pairs: readonly Pair[] = [
  { activity: 'film', without: filmed, having: { ...bought, film: 3 * people } },
  {
    activity: 'account',
    without: nobody,
    having: { ...nobody, account: people, film: people },
    beside: { film: people },
  },
  { activity: 'purchase', without: { ...nobody, account: people }, having: bought },
  { activity: 'failure', without: filmed, having: { ...filmed, failure: people } },
  { activity: 'deletion', without: filmed, having: { ...filmed, deletion: people } },
  { activity: 'refund', without: bought, having: { ...bought, refund: people } },
  { activity: 'lapse', without: { ...nobody, account: people }, having: { ...nobody, account: people, lapse: people } },
];

/** A month of everything together: what the prices must add up to. */
export const mixedMonth: Population = {
  account: people,
  purchase: 90,
  film: 300,
  failure: 8,
  deletion: 57,
  refund: 4,
  lapse: 10,
};

export type Costs = Readonly<Record<Activity, Weights>>;

export interface Measured {
  readonly costs: Costs;
  /** What was weighed of the mixed month, divided by what the prices say of it. */
  readonly check: Weights;
  /** Bytes of pages for each byte used in them. */
  readonly fill: { readonly log: number; readonly models: number };
}

const checked = [
  'log/events',
  'log/bytes',
  'eventstoredb/bytes',
  'topics/curbcast.credits.v1/bytes',
  'topics/curbcast.videos.v1/bytes',
  'models/credits.statement/bytes',
  'models/videos.videos/bytes',
  'models/credit-audit.witnesses/bytes',
];

/** Lets small populations live, each with one thing more than another, and takes the difference for the price of it. */
export async function measureCosts(trace: FilmTrace, onLived: (name: string) => void): Promise<Measured> {
  const weighed = new Map<string, Promise<Weights>>();
  const weightsOf = (population: Population): Promise<Weights> => {
    const name = JSON.stringify(population);
    const known = weighed.get(name);
    if (known) return known;
    onLived(
      activityNames
        .filter((activity) => population[activity] > 0)
        .map((activity) => `${population[activity]} x ${activity}`)
        .join(', ') || 'nobody',
    );
    const weights = inTempFolder(async (folder) => weigh(await live(folder, population, trace), trace.bytes));
    weighed.set(name, weights);
    return weights;
  };
  const costs: Partial<Record<Activity, Weights>> = {};
  for (const { activity, without, having, beside = {} } of pairs) {
    const before = await weightsOf(without);
    const difference = plus(await weightsOf(having), before, -1);
    const own = activityNames.reduce(
      (rest, other) => plus(rest, costs[other] ?? {}, -(beside[other] ?? 0)),
      difference,
    );
    costs[activity] = timesAll(own, 1 / (having[activity] - without[activity]));
  }
  const all = costs as Costs;
  const mixed = await weightsOf(mixedMonth);
  const predicted = activityNames.reduce(
    (sum, activity) => plus(sum, all[activity], mixedMonth[activity]),
    await weightsOf(nobody),
  );
  const fill = (part: string): number => round((mixed[`${part}/pages`] ?? 0) / (mixed[`${part}/bytes`] ?? 0));
  const rounded = Object.fromEntries(activityNames.map((activity) => [activity, withoutNoise(all[activity])])) as Costs;
  return {
    costs: rounded,
    fill: { log: fill('log'), models: fill('models') },
    check: Object.fromEntries(checked.map((name) => [name, round((mixed[name] ?? 0) / (predicted[name] ?? 0))])),
  };
}

/** A population for measuring how fast its log is read. Its folder is removed after the work. */
export function withMixedMonth<Result>(
  trace: FilmTrace,
  factor: number,
  work: (lived: Lived) => Promise<Result>,
): Promise<Result> {
  const population = Object.fromEntries(
    activityNames.map((activity) => [activity, mixedMonth[activity] * factor]),
  ) as Population;
  return inTempFolder(async (folder) => work(await live(folder, population, trace)));
}

async function inTempFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcast-scaling-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const round = (value: number): number => Number(value.toPrecision(4));

/** Figures to four digits; what an activity does not touch is left out. */
const withoutNoise = (weights: Weights): Weights =>
  Object.fromEntries(
    Object.entries(weights).flatMap(([name, value]) =>
      name.endsWith('/pages') || Math.abs(value) < 1 / people / 2 ? [] : [[name, round(value)]],
    ),
  );
