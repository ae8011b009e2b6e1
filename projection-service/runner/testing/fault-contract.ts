import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Position } from '../../../domain/envelope.ts';
import type { Projector } from '../../projector.ts';
import type { ReadStore } from '../../read-store/port.ts';
import { startProjections } from '../index.ts';
import type { Announcement, Projections, ProjectionsOptions, ProjectionStatus } from '../types.ts';
import {
  type Disturbance,
  disturbed,
  leavingOut,
  nowAndThen,
  repeatedly,
  shuffled,
  swapped,
  withGap,
} from './disturbed-log.ts';
import { createTestLog, type TestEvent, type TestLog } from './log.ts';
import { countsProjector, statementProjector } from './projectors.ts';

export interface ReadModelsUnderTest {
  /** Opens a new, empty store. */
  readonly open: () => Promise<ReadStore>;
  readonly cleanUp?: () => Promise<void>;
}

/** Filters by category like the product's projectors: a filter by type would allow gaps in a stream. */
const statement: Projector = { ...statementProjector, filter: countsProjector.filter };
const projectors = [countsProjector, statement];
const names = projectors.map(({ name }) => name);
const timeoutMs = 60_000;

/** Creates events over seven streams; of three consecutive events two are of one stream. */
const many = (count: number): readonly TestEvent[] =>
  Array.from({ length: count }, (_, n) => ({
    stream: `count-${(n % 3 === 0 ? n + 1 : n) % 7}`,
    type: n % 4 === 0 ? 'Taken' : 'Added',
    data: { amount: n },
  }));

/**
 * The contract of projections on every read store for a log that delivers duplicates, gaps or reordered pages, and for
 * poison events.
 */
export function projectionFaultContract(name: string, { open, cleanUp }: ReadModelsUnderTest): void {
  describe(`projections into ${name}`, () => {
    let log: TestLog;
    let readStore: ReadStore;
    let failures: string[];
    const running: Projections[] = [];
    /** Aborts all waiting loops when the test ends, also after a failure. */
    let ending: AbortController;

    beforeEach(async () => {
      log = createTestLog();
      readStore = await open();
      failures = [];
      ending = new AbortController();
    });
    afterEach(async () => {
      ending.abort();
      await Promise.all(running.splice(0).map((projections) => projections.stop()));
      await readStore.close();
      await cleanUp?.();
    });

    const recordFailure = (details: object): void => void failures.push('err' in details ? String(details.err) : '');
    /** Starts two projections and waits until both are published, so that their changes are announced. */
    const start = async (options: Partial<ProjectionsOptions> = {}): Promise<Projections> => {
      const projections = await startProjections({
        eventStore: log,
        readStore,
        projectors,
        retryDelay: { firstMs: 1, maxMs: 20 },
        batchSize: 10,
        eventsAfter: (position) => log.eventsAfter(position),
        logger: { info: () => undefined, warn: recordFailure, error: recordFailure },
        ...options,
      });
      running.push(projections);
      await until(async () =>
        (await Promise.all(names.map((one) => readStore.published(one)))).every((version) => version !== undefined),
      );
      return projections;
    };
    const statusOf = async (projections: Projections, of: string): Promise<ProjectionStatus | undefined> =>
      (await projections.status()).find((status) => status.name === of);
    const until = async (condition: () => Promise<boolean>): Promise<void> => {
      while (!ending.signal.aborted && !(await condition())) await sleep(5);
    };
    /** Expects every document to equal a replay of the undisturbed log. */
    const expectReplayMatches = async (projections: Projections, position: Position): Promise<void> => {
      expect(await projections.waitFor(names, position, timeoutMs)).toBe(true);
      for (const projection of names)
        expect(await projections.verifyAgainstReplay(projection)).toMatchObject({ ok: true, differences: [] });
    };
    /** Expects exactly one announcement per event, in order. */
    const expectAnnouncedOnce = (heard: readonly Announcement[], events: number): void => {
      const announced = new Map<string, number>();
      for (const { id, before, after } of heard
        .filter(({ projection }) => projection === 'counts')
        .flatMap(({ changes }) => changes)) {
        expect(Number(before?.['events'] ?? 0)).toBe(announced.get(id) ?? 0);
        announced.set(id, Number(after?.['events']));
      }
      expect([...announced.values()].reduce((sum, count) => sum + count, 0)).toBe(events);
    };

    test('applies each event once when pages are delivered up to three times or overlap', async () => {
      const heard: Announcement[] = [];
      const projections = await start({
        eventStore: disturbed(log, repeatedly),
        onChanged: (announcement) => heard.push(announcement),
      });
      await log.append(...many(150));
      let position = await log.head();
      for (const event of many(50)) position = await log.append(event);
      await expectReplayMatches(projections, position);
      expectAnnouncedOnce(heard, 200);
      expect(failures).toEqual([]);
    });

    const disturbances: readonly (readonly [name: string, disturbance: () => Disturbance])[] = [
      ['with two adjacent events swapped', () => nowAndThen(swapped, 8)],
      ['in random order', () => nowAndThen(shuffled, 8)],
      ['with an event left out', () => nowAndThen(withGap, 8)],
    ];
    test.each(disturbances)(
      'rejects a page %s as a whole and reads it again: no event is projected before its predecessor',
      async (_, disturbance) => {
        const heard: Announcement[] = [];
        const projections = await start({
          eventStore: disturbed(log, disturbance()),
          onChanged: (announcement) => heard.push(announcement),
        });
        await expectReplayMatches(projections, await log.append(...many(300)));
        expectAnnouncedOnce(heard, 300);
        expect(failures.length).toBeGreaterThan(0);
        for (const failure of failures) expect(failure).toContain('out of order');
      },
    );

    test('a gap in a stream is detected at its next event: the projection waits there and reports it, and a rebuild repairs it', async () => {
      const id = randomUUID();
      const projections = await start({
        eventStore: disturbed(
          log,
          leavingOut((event) => event.id === id),
        ),
        batchSize: 1,
      });
      await log.append(
        { stream: 'count-a', type: 'Added', data: { amount: 1 } },
        { stream: 'count-a', type: 'Added', data: { amount: 2 }, id },
        { stream: 'count-b', type: 'Added', data: { amount: 3 } },
      );
      const end = await log.append({ stream: 'count-a', type: 'Added', data: { amount: 4 } });
      let held = '';
      await until(async () => {
        const statuses = await projections.status();
        held = statuses.find(({ state }) => state === 'retrying')?.name ?? '';
        return held !== '' && statuses.some(({ state, behind }) => state === 'live' && !behind);
      });
      expect(await statusOf(projections, held)).toMatchObject({
        behind: true,
        lagEvents: 1,
        error: { message: expect.stringContaining('event 2 of count-a comes behind event 0') },
      });
      expect(
        await projections.waitFor(
          names.filter((other) => other !== held),
          end,
          timeoutMs,
        ),
      ).toBe(true);
      await projections.rebuild(held);
      await expectReplayMatches(projections, end);
      expect((await statusOf(projections, held))?.error).toBeUndefined();
    });

    test('a poison event stops its projection at that event with a status, and no other; after a repair it resumes there', async () => {
      const id = randomUUID();
      let broken = true;
      const fragile: Projector = {
        ...countsProjector,
        project(event) {
          if (event.id === id && broken) throw new Error('A poison event');
          return countsProjector.project(event, () => undefined);
        },
      };
      const projections = await start({ projectors: [fragile, statement] });
      const good = await log.append(...many(25));
      const poison = await log.append({ stream: 'count-1', type: 'Added', data: { amount: 5 }, id });
      const end = await log.append(...many(25));
      expect(await projections.waitFor(['statement'], end, timeoutMs)).toBe(true);
      await until(async () => (await statusOf(projections, 'counts'))?.state === 'stopped');
      expect(await statusOf(projections, 'counts')).toMatchObject({
        ready: false,
        position: good,
        lagEvents: 26,
        error: { message: 'A poison event', event: { id, position: poison } },
      });
      expect(await projections.waitFor(['counts'], end, timeoutMs)).toBe(false);
      expect(await (await readStore.open('counts', countsProjector.version)).checkpoint()).toBe(good);
      projections.retry('counts');
      await until(async () => (await statusOf(projections, 'counts'))?.state === 'stopped');
      broken = false;
      projections.retry('counts');
      await expectReplayMatches(projections, end);
    });

    test('an event that the store rejects is isolated within its batch, and all events before it are applied', async () => {
      const id = randomUUID();
      const unstorable: Projector = {
        ...countsProjector,
        project: (event) =>
          event.id === id
            ? [{ op: 'patch', collection: 'counts', id: event.stream, fields: { total: ['a list'] } }]
            : countsProjector.project(event, () => undefined),
      };
      const projections = await start({ projectors: [unstorable, statement] });
      const added = (amount: number): TestEvent => ({ stream: 'count-a', type: 'Added', data: { amount } });
      await log.append(added(1), added(2), { ...added(0), id }, added(3));
      await until(async () => (await statusOf(projections, 'counts'))?.state === 'stopped');
      expect((await statusOf(projections, 'counts'))?.error).toMatchObject({ event: { id } });
      expect(await (await readStore.open('counts', countsProjector.version)).get('counts', 'count-a')).toEqual({
        events: 2,
        total: 3,
      });
    });
  });
}
