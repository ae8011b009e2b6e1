import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Position } from '../../../domain/envelope.ts';
import { createMemoryEventStore } from '../../../event-store/index.ts';
import type { Projector } from '../../projector.ts';
import type { ReadStore } from '../../read-store/port.ts';
import { startProjections } from '../index.ts';
import type { Announcement, ProjectionStatus, Projections, ProjectionsOptions } from '../types.ts';
import { disturbed, nowAndThen, repeatedly, shuffled, swapped, withGap, type Disturbance } from './disturbed-log.ts';
import { createTestLog, type TestEvent, type TestLog } from './log.ts';
import { countsProjector, statementProjector } from './projectors.ts';

export interface ReadModelsUnderTest {
  /** A fresh, empty store. */
  readonly open: () => Promise<ReadStore>;
  readonly cleanUp?: () => Promise<void>;
}

const projectors = [countsProjector, statementProjector];
const names = projectors.map(({ name }) => name);
const streams = 7;
const patience = 60_000;

/** So many events over a few streams, now and then two of one stream in a row. */
const many = (count: number): readonly TestEvent[] =>
  Array.from({ length: count }, (_, n) => ({ stream: `count-${(n - (n % 3 === 0 ? 1 : 0)) % streams}`, type: n % 4 === 0 ? 'Taken' : 'Added', data: { amount: n } }));

/** What projections promise when the log hands over nonsense, whoever keeps the read models. */
export function projectionFaultContract(name: string, { open, cleanUp }: ReadModelsUnderTest): void {
  describe(`projections into ${name}`, () => {
    let log: TestLog;
    let readStore: ReadStore;
    let warnings: string[];
    const running: Projections[] = [];

    beforeEach(async () => {
      log = createTestLog(createMemoryEventStore());
      readStore = await open();
      warnings = [];
    });
    afterEach(async () => {
      await Promise.all(running.splice(0).map((projections) => projections.stop()));
      await readStore.close();
      await cleanUp?.();
    });

    const warn = (details: object): void => void warnings.push('err' in details ? String(details.err) : '');
    const start = async (options: Partial<ProjectionsOptions> = {}): Promise<Projections> => {
      const projections = await startProjections({
        eventStore: log, readStore, projectors, retryDelay: { min: 1, max: 20 }, batchSize: 10, eventsAfter: (position) => log.eventsAfter(position),
        logger: { info: () => undefined, warn, error: warn }, ...options,
      });
      running.push(projections);
      return projections;
    };
    const statusOf = async (projections: Projections, of = 'counts'): Promise<ProjectionStatus | undefined> => (await projections.status()).find((status) => status.name === of);
    const until = async (condition: () => Promise<boolean>): Promise<void> => {
      while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
    };

    /** Every document is what a fold of the undisturbed log makes, and every change was told once, in its order. */
    const expectTruth = async (projections: Projections, position: Position, heard: readonly Announcement[]): Promise<void> => {
      expect(await projections.waitFor(names, position, patience)).toBe(true);
      for (const projection of names) expect(await projections.verifyAgainstReplay(projection)).toMatchObject({ ok: true, differences: [] });
      const told = new Map<string, number>();
      for (const { projection, changes } of heard) {
        for (const { id, before, after } of projection === 'counts' ? changes : []) {
          expect(before?.['events'] ?? 0).toBe(told.get(id) ?? 0);
          told.set(id, Number(after?.['events']));
        }
      }
      const counted = (await log.events()).length;
      expect([...told.values()].reduce((sum, events) => sum + events, 0)).toBe(counted);
    };

    test('what is delivered one to three times, also with what came before it, has one effect', async () => {
      const heard: Announcement[] = [];
      await log.append(...many(100));
      const projections = await start({ eventStore: { ...log, ...disturbed(log, repeatedly) }, onChanged: (announcement) => heard.push(announcement) });
      const early = await projections.waitFor(names, await log.head(), patience);
      expect(early).toBe(true);
      heard.length = 0;
      const before = await projections.reader('counts').query('counts', { index: 'byTotal', equal: {}, limit: 100 });
      expect(before.reduce((sum, { doc }) => sum + Number(doc['events']), 0)).toBe(100);
      let position = await log.head();
      for (const event of many(100)) position = await log.append(event);
      expect(await projections.waitFor(names, position, patience)).toBe(true);
      for (const projection of names) expect(await projections.verifyAgainstReplay(projection)).toMatchObject({ ok: true, differences: [] });
      expect(warnings).toEqual([]);
    });

    const orders: readonly (readonly [name: string, disturbance: () => Disturbance])[] = [
      ['with two neighbours swapped', () => nowAndThen(swapped, 8)],
      ['in any order', () => nowAndThen(shuffled, 8)],
      ['with an event left out', () => nowAndThen(withGap, 8)],
    ];
    test.each(orders)('a page that comes %s is refused whole and asked for again: nothing is projected before what it follows', async (_, disturbance) => {
      const heard: Announcement[] = [];
      const projections = await start({ eventStore: disturbed(log, disturbance()), onChanged: (announcement) => heard.push(announcement) });
      expect(await projections.waitFor(names, await log.append(...many(1).slice(0, 1)), patience)).toBe(true);
      await until(async () => (await Promise.all(names.map((one) => readStore.published(one)))).every((version) => version !== undefined));
      const position = await log.append(...many(200).slice(1));
      expect(await projections.waitFor(names, position, patience)).toBe(true);
      await expectTruth(projections, position, heard.length > 0 ? heard : []);
      expect(warnings.length).toBeGreaterThan(0);
      for (const warning of warnings) expect(warning).toContain('out of order');
    });
  });
}
