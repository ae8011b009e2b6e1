import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { START, categoryOf, type Position, type RecordedEvent } from '../domain/envelope.ts';
import { createEmitter } from '../lib/emitter.ts';
import { createPasses, type FollowedLog } from './pass.ts';
import { LogUnavailable, type LogFilter } from './port.ts';
import { compileFilter } from './read-options.ts';
import { formatPosition, parsePosition } from './stored-event.ts';

const size = { page: 4, kept: 2 };
const categories = ['a', 'b', 'c'];
const types = ['x', 'y'];
const filters: readonly (LogFilter | undefined)[] = [
  undefined,
  { categories: ['a'] },
  { categories: ['b', 'c'] },
  { types: ['y'] },
  { categories: ['c'], types: ['x'] },
  { types: ['never'] },
];

/** Events with gaps between their positions, as a server that holds other things has them. */
const eventAt = (n: number): RecordedEvent =>
  ({
    stream: `${categories[n % 3]}-1`,
    type: types[(n >> 1) % 2],
    position: formatPosition(10 * (n + 1)),
  }) as RecordedEvent;

interface Behaviour {
  /** Whether the log reads only what is asked for, as one with indexes does. */
  readonly filters: boolean;
  /** How many of the newest events are in memory. */
  readonly inMemory: number;
  /** One read in this many fails; 0: none. */
  readonly failsEach: number;
}

/** A log in memory that records what was read from it. */
function createLog({ filters: filtering, inMemory, failsEach }: Behaviour) {
  const events: RecordedEvent[] = [];
  const changed = createEmitter();
  const closing = new AbortController();
  const reads: Position[] = [];
  const last = (): Position => events.at(-1)?.position ?? START;
  const placeOf = (position: Position): number => {
    const at = position === START ? 0 : events.findIndex((event) => event.position === position) + 1;
    if (at === 0 && position !== START) throw new RangeError(`${position} is not a place of this log`);
    return at;
  };
  const log: FollowedLog = {
    changed,
    closed: closing.signal,
    last,
    recent(after, accepts, limit) {
      const from = events.findIndex((event) => event.position === after) + 1;
      if ((from === 0 && after !== START) || events.length - from > inMemory) return undefined;
      const page = events.slice(from, from + limit);
      const position = page.at(-1)?.position ?? after;
      return {
        events: page.filter(({ stream, type }) => accepts?.({ category: categoryOf(stream), type }) ?? true),
        position,
        end: position === last(),
      };
    },
    async read(after, accepts, limit) {
      reads.push(after);
      await turn();
      if (failsEach > 0 && reads.length % failsEach === 0) throw new LogUnavailable('away');
      let at = placeOf(after);
      const page: RecordedEvent[] = [];
      for (let event = events[at]; event && page.length < limit; event = events[(at += 1)])
        if (!filtering || !accepts || accepts({ category: categoryOf(event.stream), type: event.type }))
          page.push(event);
      return { events: page, position: events[at - 1]?.position ?? after, end: at === events.length };
    },
    retry: { delay: { firstMs: 0, maxMs: 0 }, onDrop: () => undefined },
  };
  return {
    follow: createPasses(log, size),
    reads,
    close: () => closing.abort(),
    append(count: number) {
      for (let n = 0; n < count; n += 1) events.push(eventAt(events.length));
      changed.emit();
    },
    after: (position: Position, filter: LogFilter | undefined): readonly Position[] =>
      events
        .slice(placeOf(position))
        .filter(({ stream, type }) => compileFilter(filter)?.({ category: categoryOf(stream), type }) ?? true)
        .map((event) => event.position),
    last,
  };
}

type Log = ReturnType<typeof createLog>;

interface FollowerPlan {
  readonly filter: number;
  readonly pageSize: number;
  /** The event before its first one; -1: it begins with the first. */
  readonly start: number;
  /** How many turns it works on each page. */
  readonly slow: number;
  /** After this many pages its process is killed, before it has stored the page; another one goes on. */
  readonly killedAfter: readonly number[];
}

/** Follows the log as planned until `isOver`, over kills; returns what it stored. */
async function run(
  log: Log,
  plan: FollowerPlan,
  from: Position,
  over: AbortSignal,
  onReached: (position: Position) => void,
): Promise<readonly Position[]> {
  const stored: Position[] = [];
  let checkpoint = from;
  onReached(checkpoint);
  const lives = [...plan.killedAfter, Number.POSITIVE_INFINITY];
  for (const pages of lives) {
    let seen = 0;
    const filter = filters[plan.filter];
    const options = { after: checkpoint, pageSize: plan.pageSize, signal: over, ...(filter && { filter }) };
    for await (const page of log.follow(options)) {
      expect(page.events.length).toBeLessThanOrEqual(plan.pageSize);
      for (let n = 0; n < plan.slow; n += 1) await turn();
      if ((seen += 1) > pages) break;
      expect(parsePosition(page.position)).toBeGreaterThan(parsePosition(checkpoint));
      stored.push(...page.events.map(({ position }) => position));
      checkpoint = page.position;
      onReached(checkpoint);
    }
  }
  return stored;
}

const plans = fc.array(
  fc.record({
    filter: fc.nat(filters.length - 1),
    pageSize: fc.integer({ min: 1, max: 9 }),
    start: fc.integer({ min: -1, max: 29 }),
    slow: fc.constantFrom(0, 0, 1, 3, 12),
    killedAfter: fc.array(fc.nat(5), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 6 },
);

describe('followers of one log', () => {
  test('each get exactly their events, in order and once, however fast they are and whatever fails', async () => {
    const behaviour = fc.record({
      filters: fc.boolean(),
      inMemory: fc.nat(12),
      failsEach: fc.constantFrom(0, 0, 2, 7),
    });
    await fc.assert(
      fc.asyncProperty(behaviour, plans, fc.array(fc.nat(8), { maxLength: 12 }), async (how, planned, appends) => {
        const log = createLog(how);
        log.append(30);
        const over = new AbortController();
        const reached: Position[] = [];
        const following = planned.map((plan, at) => {
          const from = plan.start < 0 ? START : eventAt(plan.start).position;
          return { plan, from, stored: run(log, plan, from, over.signal, (position) => (reached[at] = position)) };
        });
        for (const count of appends) {
          for (let n = 0; n < count; n += 1) await turn();
          log.append(count);
        }
        const wanted = following.map(({ plan, from }) => log.after(from, filters[plan.filter]));
        while (reached.some((position) => position !== log.last())) await turn();
        for (let n = 0; n < 20; n += 1) await turn();
        over.abort();
        expect(await Promise.all(following.map(({ stored }) => stored))).toEqual(wanted);
        log.close();
      }),
      { numRuns: 40 },
    );
  });
});

const inOrder = { filters: false, inMemory: 0, failsEach: 0 };
const plan = { filter: 0, pageSize: 100, start: -1, slow: 0, killedAfter: [] };

/** Follows up to the end that the log has now. */
async function toTheEnd(log: Log, { slow, filter }: FollowerPlan, after: Position = START): Promise<number> {
  const wanted = filters[filter];
  let seen = 0;
  for await (const page of log.follow({ after, ...(wanted && { filter: wanted }) })) {
    seen += page.events.length;
    for (let n = 0; n < slow; n += 1) await turn();
    if (page.position === log.last()) break;
  }
  return seen;
}

describe('a pass', () => {
  test('reads each page once for all who begin together, whatever they want', async () => {
    const log = createLog(inOrder);
    log.append(40);
    const followers = filters.map((_, filter) => toTheEnd(log, { ...plan, filter }));
    expect(await Promise.all(followers)).toEqual(filters.map((filter) => log.after(START, filter).length));
    expect(log.reads).toEqual([...new Set(log.reads)]);
    expect(log.reads).toHaveLength(40 / size.page);
  });

  test('asks a log with indexes only for its followers’ events', async () => {
    const log = createLog({ ...inOrder, filters: true });
    log.append(40);
    await Promise.all([toTheEnd(log, { ...plan, filter: 5 }), toTheEnd(log, { ...plan, filter: 5 })]);
    expect(log.reads).toEqual([START]);
  });

  test('waits for nobody, and those who fell behind share the next one', async () => {
    const log = createLog(inOrder);
    log.append(80);
    const order: string[] = [];
    const all = ['quick', 'slow', 'slow', 'slow'].map(async (name) => {
      await toTheEnd(log, { ...plan, slow: name === 'quick' ? 0 : 30 });
      order.push(name);
    });
    await Promise.all(all);
    expect(order[0]).toBe('quick');
    expect(log.reads.length).toBeLessThanOrEqual(2 * (80 / size.page));
  });

  test('takes along the followers that it catches up with', async () => {
    const log = createLog(inOrder);
    log.append(80);
    const [behind, ahead] = [START, eventAt(5).position];
    await Promise.all([toTheEnd(log, plan, behind), toTheEnd(log, plan, ahead)]);
    expect(log.reads.length).toBeLessThanOrEqual(80 / size.page + 1);
  });

  test('is not broken by a follower whose position the log does not hold', async () => {
    const log = createLog(inOrder);
    log.append(20);
    const lost = [5, 45].map((place) => toTheEnd(log, plan, formatPosition(place)));
    const sound = [toTheEnd(log, plan, eventAt(0).position), toTheEnd(log, plan, eventAt(9).position)];
    for (const one of lost) await expect(one).rejects.toBeInstanceOf(RangeError);
    expect(await Promise.all(sound)).toEqual([19, 10]);
  });
});
