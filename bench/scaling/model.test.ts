import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { activityNames, plus, timesAll } from './activities.ts';
import { tablesIn, withTables } from './document.ts';
import { benchFigures, readFigures, type Figures } from './figures.ts';
import { bearsUpTo, bindingOf, brokenOf, fractionOf, resourcesOf, type Setup, type Situation } from './limits.ts';
import { historyOf, loadOf, monthOf, peakFactor, ratesOf, rolesOf, sumOf, waitAfterBusiestHour } from './model.ts';
import { assumptions, base, scaled, scales } from './scenario.ts';
import { tablesOf } from './tables.ts';

const figures = readFigures();
const setups = ['one', 'roles'] as const satisfies readonly Setup[];
const situation = (scale: number, months = 12): Situation => ({
  scenario: scaled(base, scale),
  figures,
  assumptions,
  months,
});
const anyScale = fc.double({ min: 0.001, max: 1e6, noNaN: true });
const anyMonths = fc.integer({ min: 1, max: 120 });
const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

describe('what was measured', () => {
  test.each(activityNames)('%s: each event is of one category, and is published once', (activity) => {
    const costs = figures.costs[activity];
    expect(sumOf(costs, 'events/')).toBe(costs['log/events']);
    expect(sumOf(costs, 'topics/', '/records')).toBe(costs['log/events']);
  });

  test('the prices add up to a month in which everything happens', () => {
    for (const ratio of Object.values(figures.check)) expect(Math.abs(ratio - 1)).toBeLessThan(0.03);
  });

  test('a film is one order with its hold, its capture and its three files', () => {
    expect(figures.costs.film).toMatchObject({
      'events/video/VideoRequested': 1,
      'events/video/VideoCompleted': 1,
      'events/credits/CreditsReserved': 1,
      'events/credits/CreditsCaptured': 1,
      'files/count': 3,
    });
  });

  test('the limits are found among the results of the bench, or kept', () => {
    const kept = { ...figures.bench, kafka: 7 };
    const found = benchFigures(
      [
        { name: 'append, 64 in flight, 1,000 streams', value: 12_345.6 },
        { name: 'first start with 1000000 events, building every read model', value: 50_000 },
      ],
      kept,
    );
    expect(found).toEqual({ ...kept, appends: 12_350, buildAll: 20_000 });
    const { kafka: _, ...without } = kept;
    expect(() => benchFigures([], without)).toThrow('Nothing measured kafka');
  });
});

describe('totals', () => {
  test('are conserved: two groups of users leave behind together what each of them does', () => {
    fc.assert(
      fc.property(anyScale, anyScale, (a, b) => {
        const together = monthOf(scaled(base, a + b), figures);
        const apart = plus(monthOf(scaled(base, a), figures), monthOf(scaled(base, b), figures));
        for (const [name, value] of Object.entries(together)) expect(near(value, apart[name] ?? 0)).toBe(true);
      }),
    );
  });

  test('of a history are its months, and the accounts that were there before', () => {
    fc.assert(
      fc.property(anyMonths, (months) => {
        const expected = plus(timesAll(monthOf(base, figures), months), figures.costs.account, base.activeUsers);
        expect(historyOf(base, figures, months)).toEqual(expected);
      }),
    );
    expect(historyOf(base, figures, 0)['log/events']).toBe(2 * base.activeUsers);
  });

  test('a month of a busiest hour only would be its mean', () => {
    const even = { ...base, busiestHour: 1 / 24, workingDays: 30.4 };
    expect(peakFactor(even)).toBeCloseTo(1);
    const { mean, hour, second } = ratesOf(base, 1_000);
    expect(hour / mean).toBeCloseTo(peakFactor(base));
    expect(second / hour).toBeCloseTo(base.burst);
  });
});

describe.each(setups)('the parts of %s', (setup) => {
  test('are used more the more users and months there are, and are numbers', () => {
    fc.assert(
      fc.property(anyScale, anyScale, anyMonths, anyMonths, (a, b, m, n) => {
        const fewer = resourcesOf(setup, situation(Math.min(a, b), Math.min(m, n)));
        const more = resourcesOf(setup, situation(Math.max(a, b), Math.max(m, n)));
        for (const [at, resource] of fewer.entries()) {
          const [low, high] = [fractionOf(resource), more[at] ? fractionOf(more[at]) : Number.NaN];
          expect(Number.isFinite(low) && Number.isFinite(high) && low >= 0 && low <= high).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('with nobody there, use nothing that grows with users', () => {
    for (const resource of resourcesOf(setup, situation(0))) expect(fractionOf(resource)).toBeLessThan(0.01);
  });

  test('bear as many users as fill them', () => {
    for (const { name } of resourcesOf(setup, situation(1))) {
      const scale = bearsUpTo(name, setup, situation(1));
      const there = (factor: number): number => {
        const found = resourcesOf(setup, situation(scale * factor)).find((one) => one.name === name);
        return found ? fractionOf(found) : Number.NaN;
      };
      expect(there(1.001)).toBeGreaterThanOrEqual(1);
      expect(there(0.999)).toBeLessThan(1);
    }
  });
});

/** Each makes one part scarce. */
const scarcities: readonly (readonly [setup: Setup, part: string, (given: Situation) => Situation])[] = [
  ['one', 'films on one disk', (given) => ({ ...given, assumptions: { ...assumptions, disk: 1e6 } })],
  ['one', 'renderer', (given) => ({ ...given, figures: withBench({ filmSeconds: 1e-3 }) })],
  ['one', 'writer of the log', (given) => ({ ...given, figures: withBench({ appends: 1e-4 }) })],
  ['one', 'requests in one process', (given) => ({ ...given, figures: withBench({ requests: 1e-3 }) })],
  ['one', 'building the read models anew', (given) => ({ ...given, assumptions: { ...assumptions, rebuild: 0.1 } })],
  ['roles', 'one publisher', (given) => ({ ...given, figures: withBench({ kafka: 1e-4 }) })],
  [
    'roles',
    'EventStoreDB: appends',
    (given) => ({ ...given, assumptions: { ...assumptions, eventStoreWrites: 1e-4 } }),
  ],
  [
    'roles',
    'MongoDB: writes',
    (given) => ({ ...given, assumptions: { ...assumptions, mongoWrites: 1e-3, rebuild: 1e12 } }),
  ],
];

function withBench(bench: Partial<Figures['bench']>): Figures {
  return { ...figures, bench: { ...figures.bench, ...bench } };
}

describe('what breaks first', () => {
  test.each(scarcities)('%s: %s, when it is scarce', (setup, part, made) => {
    const resources = resourcesOf(setup, made(situation(1)));
    expect(bindingOf(resources).name).toBe(part);
    expect(brokenOf(resources)[0]?.name).toBe(part);
  });

  test('is nothing where every part has room', () => {
    expect(brokenOf(resourcesOf('one', situation(0.001)))).toEqual([]);
  });

  test('has no answer without parts', () => {
    expect(() => bindingOf([])).toThrow(RangeError);
  });

  test('is what bears fewest users', () => {
    for (const setup of setups) {
      const parts = resourcesOf(setup, situation(1)).map(({ name }) => ({
        name,
        scale: bearsUpTo(name, setup, situation(1)),
      }));
      const first = parts.reduce((least, part) => (part.scale < least.scale ? part : least));
      expect(brokenOf(resourcesOf(setup, situation(first.scale * 1.001))).map(({ name }) => name)).toEqual([
        first.name,
      ]);
    }
  });
});

describe('roles', () => {
  test('are two of each at least, and more gateways for more requests', () => {
    expect(rolesOf(scaled(base, 0.001), figures, assumptions)).toMatchObject({
      gateways: 2,
      commands: 2,
      projections: 2,
    });
    const counts = scales.map((scale) => rolesOf(scaled(base, scale), figures, assumptions).gateways);
    expect(counts.toSorted((a, b) => a - b)).toEqual(counts);
    const { requests, subscriptions } = loadOf(scaled(base, 1_000), figures);
    const enough = counts.at(-1) ?? 0;
    expect(requests.second / enough).toBeLessThanOrEqual(figures.bench.requests * assumptions.planned);
    expect(subscriptions / enough).toBeLessThanOrEqual(figures.reading.subscriptions * assumptions.planned);
  });

  test('nobody waits for a renderer that keeps up, and an hour for one that is half as fast', () => {
    const film = { mean: 1, hour: 2, second: 6 };
    expect([4, 2, 1].map((speed) => waitAfterBusiestHour({ film }, speed))).toEqual([0, 0, 3_600]);
  });
});

describe('docs/scaling.md', () => {
  /** Where a line ends is nobody's concern. */
  const asOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
  const document = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'scaling.md'), 'utf8');

  test('has every table as the simulation prints it', () => {
    const tables = tablesOf(figures);
    expect(tablesIn(document).toSorted()).toEqual(Object.keys(tables).toSorted());
    expect(withTables(document, tables)).toBe(document);
  });

  test.each(scales.slice(1))('says at %sx what breaks there and did not before', (scale) => {
    const step =
      new RegExp(`^- \\*\\*${scale.toLocaleString('en')}x\\.\\*\\* [\\s\\S]*?(?=\\n- \\*\\*|\\n\\n)`, 'm').exec(
        document,
      )?.[0] ?? '';
    for (const setup of setups) {
      const before = new Set(brokenOf(resourcesOf(setup, situation(scale / 10))).map(({ name }) => name));
      const now = brokenOf(resourcesOf(setup, situation(scale))).map(({ name }) => name);
      for (const name of now) if (!before.has(name)) expect(asOneLine(step)).toContain(`*${name}*`);
    }
  });

  test.each(setups)('says of every part of %s what to do when it is full', (setup) => {
    for (const { name } of resourcesOf(setup, situation(1))) expect(asOneLine(document)).toContain(`**${name}**`);
  });

  test('a table that nobody makes is refused', () => {
    expect(() => withTables('<!-- table: none -->\n<!-- end of table -->', {})).toThrow('There is no table none');
  });
});
