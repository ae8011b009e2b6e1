import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { creditStream, initialCredits } from '../../domain/credits/index.ts';
import { capture, grant, release, reserve } from '../../domain/credits/testing/examples.ts';
import { START, type RecordedEvent } from '../../domain/envelope.ts';
import { hashEvent, NO_HASH, openSqliteEventStore, type EventStore } from '../../event-store/index.ts';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { tamper } from '../../event-store/sqlite/testing/crashed-log.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { now, openHouse, userId, type House } from './testing/house.ts';
import { stateEvery } from './replay.ts';

const newFolder = tempFolders();
const window = { userId, earlier: 100, later: 100 };
const admin = { kind: 'admin', id: 'ada' } as const;

/** Granted 20 at 1000, 6 held at 2000, 4 of them used at 3000, set to 40 at 4000. */
async function aShortHistory(house: House): Promise<void> {
  await house.does(grant('welcome', 20, { expiresAt: 5_000 }), 1_000);
  await house.does(reserve('h1', 6), 2_000);
  await house.does(capture('h1', 100), 3_000);
  await house.does({ kind: 'set', adjustmentId: 'a1', halfCredits: 40, reason: 'Goodwill' }, 4_000, admin);
}

describe.each<readonly [string, () => Promise<{ log: EventStore; folder?: string }>]>([
  ['memory', async () => ({ log: createMemoryEventStore() })],
  [
    'SQLite',
    async () => {
      const folder = newFolder();
      return { log: await openSqliteEventStore({ folder }), folder };
    },
  ],
])('the audit of a log in %s', (_engine, open) => {
  let house: House;
  beforeEach(async () => {
    house = await openHouse((await open()).log);
  });
  afterEach(() => house.close());

  test('of somebody without credits is empty and sound', async () => {
    expect(await house.auditor.at(window)).toMatchObject({
      totalEvents: 0,
      revision: -1,
      replayedTo: null,
      firstEventAt: null,
      events: [],
      curve: [],
      state: initialCredits,
    });
    expect(await house.auditor.verify(userId)).toEqual({
      userId,
      checkedAt: now,
      events: 0,
      readModelMatches: true,
      differences: [],
      chainIntact: true,
      chainVerifiedRevision: -1,
      chainVerifiedPosition: null,
      finding: null,
    });
  });

  test('tells each event with its actor, its reason and the balance after it, the latest first', async () => {
    await aShortHistory(house);
    const { events, totalEvents, revision } = await house.auditor.at(window);
    expect({ totalEvents, revision }).toEqual({ totalEvents: 4, revision: 3 });
    expect(
      events.map(({ revision, time, kind, change, availableAfter, heldAfter, actor, reason }) => ({
        revision,
        time,
        kind,
        change,
        availableAfter,
        heldAfter,
        actor: actor.id,
        reason,
      })),
    ).toEqual([
      {
        revision: 3,
        time: 4_000,
        kind: 'ADJUSTMENT',
        change: 24,
        availableAfter: 40,
        heldAfter: 0,
        actor: 'ada',
        reason: 'Goodwill',
      },
      {
        revision: 2,
        time: 3_000,
        kind: 'CAPTURE',
        change: 2,
        availableAfter: 16,
        heldAfter: 0,
        actor: 'rendering',
        reason: '100 seconds of video, 1.0 of the hold returned',
      },
      {
        revision: 1,
        time: 2_000,
        kind: 'HOLD',
        change: -6,
        availableAfter: 14,
        heldAfter: 6,
        actor: 'rendering',
        reason: null,
      },
      {
        revision: 0,
        time: 1_000,
        kind: 'GRANT',
        change: 20,
        availableAfter: 20,
        heldAfter: 0,
        actor: 'rendering',
        reason: null,
      },
    ]);
    expect(events.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });

  test.each([
    ['before the first event', { time: 999 }, -1, 0],
    ['at the instant of an event', { time: 2_000 }, 1, 14],
    ['between two events', { time: 2_999 }, 1, 14],
    ['after the last', { time: 4_500 }, 3, 40],
    ['in the future, which is now', { time: now * 2 }, 3, 40],
    ['before the first revision', { revision: -1 }, -1, 0],
    ['below every revision', { revision: -7 }, -1, 0],
    ['at a revision', { revision: 2 }, 2, 16],
    ['beyond the last revision', { revision: 99 }, 3, 40],
    ['at no moment named, which is now', {}, 3, 40],
  ])('%s', async (_name, moment, revision, available) => {
    await aShortHistory(house);
    const audit = await house.auditor.at({ ...window, ...moment });
    expect(audit.revision).toBe(revision);
    expect(audit.state.lots.reduce((sum, lot) => sum + lot.available, 0)).toBe(available);
    expect(audit.events).toHaveLength(4);
  });

  test('the instant of a balance is the moment asked for, never one in the future', async () => {
    await aShortHistory(house);
    expect((await house.auditor.at({ ...window, time: 4_500 })).moment).toBe(4_500);
    expect((await house.auditor.at({ ...window, time: now * 2 })).moment).toBe(now);
    expect((await house.auditor.at(window)).moment).toBe(now);
    expect((await house.auditor.at({ ...window, revision: 1 })).moment).toBe(2_000);
  });

  test('a clock that went back does not put an event before the one that it follows', async () => {
    await house.does(grant('welcome', 20), 5_000);
    await house.does(reserve('h1', 6), 4_000);
    expect((await house.auditor.at({ ...window, time: 4_500 })).revision).toBe(-1);
    expect((await house.auditor.at({ ...window, time: 5_000 })).revision).toBe(1);
  });

  test('gives as many events around the moment as were asked for', async () => {
    await aShortHistory(house);
    const revisions = async (request: { revision: number; earlier: number; later: number }) =>
      (await house.auditor.at({ userId, ...request })).events.map(({ revision }) => revision);
    expect(await revisions({ revision: 2, earlier: 1, later: 0 })).toEqual([2]);
    expect(await revisions({ revision: 1, earlier: 1, later: 1 })).toEqual([2, 1]);
    expect(await revisions({ revision: -1, earlier: 5, later: 2 })).toEqual([1, 0]);
    expect(await revisions({ revision: 3, earlier: 0, later: 5 })).toEqual([]);
  });

  test('a kept replay goes on with what the log has gained', async () => {
    await aShortHistory(house);
    await house.auditor.at(window);
    await house.does(reserve('h2', 3), 4_500);
    expect(await house.auditor.at(window)).toMatchObject({ totalEvents: 5, revision: 4, lastEventAt: 4_500 });
    expect(await house.auditor.verify(userId)).toMatchObject({
      events: 5,
      readModelMatches: true,
      chainIntact: true,
      chainVerifiedRevision: 4,
    });
  });

  test('askers at the same time share the replay and count no event twice', async () => {
    await aShortHistory(house);
    const audits = await Promise.all(Array.from({ length: 5 }, () => house.auditor.at(window)));
    expect(audits.map(({ totalEvents }) => totalEvents)).toEqual([4, 4, 4, 4, 4]);
  });

  test('a state between two kept ones equals the fold of everything before it', async () => {
    let expected = await house.does(grant('welcome', 200_000), 0);
    const states = [expected];
    for (let n = 1; n < stateEvery * 2 + 20; n += 2) {
      states.push(await house.does(reserve(`h${n}`, 2), n));
      states.push((expected = await house.does(release(`h${n}`), n + 1)));
    }
    for (const revision of [
      0,
      1,
      stateEvery - 2,
      stateEvery - 1,
      stateEvery,
      stateEvery + 1,
      stateEvery * 2 - 1,
      stateEvery * 2,
      states.length - 1,
    ]) {
      expect((await house.auditor.at({ userId, revision, earlier: 0, later: 0 })).state).toEqual(states[revision]);
    }
    const { curve } = await house.auditor.at(window);
    expect(curve).toHaveLength(200);
    expect([curve.at(0)?.revision, curve.at(-1)?.revision]).toEqual([0, states.length - 1]);
    expect(await house.auditor.verify(userId)).toMatchObject({
      events: states.length,
      readModelMatches: true,
      chainIntact: true,
    });
  }, 20_000);

  test('the whole history comes page by page, up to a revision', async () => {
    await aShortHistory(house);
    const revisions = async (revision: number): Promise<readonly number[]> => {
      const found: number[] = [];
      for await (const page of house.auditor.history(userId, revision))
        found.push(...page.map((event) => event.revision));
      return found;
    };
    expect(await revisions(Number.MAX_SAFE_INTEGER)).toEqual([0, 1, 2, 3]);
    expect(await revisions(1)).toEqual([0, 1]);
    expect(await revisions(-1)).toEqual([]);
  });

  test('names each figure and each grant that the read model has wrong', async () => {
    await aShortHistory(house);
    const liar = house.auditorWith({
      account: async (...asked) => {
        const account = await house.sources.account(...asked);
        return (
          account && {
            ...account,
            available: account.available + 2,
            consumed: 0,
            lots: account.lots.map((lot) =>
              lot.lotId === 'welcome' ? { ...lot, available: 99, expiresAt: null } : lot,
            ),
          }
        );
      },
    });
    expect((await liar.verify(userId)).differences).toEqual([
      'available: replay 20, read model 21',
      'used: replay 2, read model 0',
      'grant welcome: replay 8, read model 49.5',
      'expiry of grant welcome: replay 1970-01-01T00:00:05.000Z, read model never',
    ]);
  });

  test('a grant that only the read model knows is a difference', async () => {
    await aShortHistory(house);
    const liar = house.auditorWith({
      account: async (...asked) => {
        const account = await house.sources.account(...asked);
        const [lot] = account?.lots ?? [];
        return account && lot && { ...account, lots: [...account.lots, { ...lot, lotId: 'gift', available: 4 }] };
      },
    });
    expect((await liar.verify(userId)).differences).toEqual(['grant gift: replay 0, read model 2']);
  });

  test('a read model that has not come to the end is judged where it is, and said to be behind', async () => {
    await aShortHistory(house);
    const [latest] = await house.sources.rawLog.readStream(creditStream(userId), { direction: 'backwards', limit: 1 });
    const early = await house.sources.account(userId, latest?.position ?? START);
    await house.does(reserve('h2', 3), 4_500);
    const behind = house.auditorWith({ account: async () => early });
    expect((await behind.verify(userId)).differences).toEqual([
      'The read model has seen events up to 3, the log ends at 4.',
    ]);
    expect((await house.auditorWith({ account: async () => undefined }).verify(userId)).differences).toEqual([
      'The read model has no account for this user.',
    ]);
  });

  test('an event that arrives while a check runs is no difference', async () => {
    await aShortHistory(house);
    const busy = house.auditorWith({
      account: async (...asked) => {
        await house.does(reserve('h2', 3), 4_500);
        const [last] = await house.sources.rawLog.readStream(creditStream(userId), {
          direction: 'backwards',
          limit: 1,
        });
        return house.sources.account(asked[0], last?.position ?? asked[1]);
      },
    });
    expect(await busy.verify(userId)).toMatchObject({
      events: 5,
      readModelMatches: true,
      chainIntact: true,
      chainVerifiedRevision: 4,
    });
  });

  test('a changed event breaks the chain there', async () => {
    await aShortHistory(house);
    const changed = house.auditorWith({
      rawLog: altered(house, (events) =>
        events.map((event) => (event.revision === 2 ? { ...event, data: { ...event.data, captured: 1 } } : event)),
      ),
    });
    expect(await changed.verify(userId)).toMatchObject({
      chainIntact: false,
      chainVerifiedRevision: 1,
      finding: 'Event 2 was changed after it was written.',
    });
  });

  test('a history that was rewritten together with its hashes is told from the one that was seen', async () => {
    await aShortHistory(house);
    const rewritten = house.auditorWith({
      rawLog: altered(house, (events) => {
        let previous = NO_HASH;
        return events.map((event) => {
          const data = event.revision === 1 ? { ...event.data, description: 'Something else' } : event.data;
          previous = hashEvent(previous, {
            ...event,
            dataText: JSON.stringify(data),
            metadataText: JSON.stringify(event.metadata),
          });
          return { ...event, data, hash: previous };
        });
      }),
    });
    expect(await rewritten.verify(userId)).toMatchObject({
      chainIntact: false,
      chainVerifiedRevision: 0,
      finding:
        'Event 1 is not the one that was seen when it was written: the history was rewritten together with its hashes.',
    });
  });

  test('a history that lost its end is told too', async () => {
    await aShortHistory(house);
    const cut = house.auditorWith({ rawLog: altered(house, (events) => events.slice(0, 2)) });
    expect(await cut.verify(userId)).toMatchObject({
      chainIntact: false,
      chainVerifiedRevision: 1,
      finding: 'Event 2 is missing: it was seen when it was written.',
    });
  });

  test('an event that cannot be read ends the replay and is named, and what came before can still be seen', async () => {
    await aShortHistory(house);
    const { eventStore } = house.sources;
    const broken = house.auditorWith({
      eventStore: {
        readStream: async (...asked) =>
          (await eventStore.readStream(...asked)).map((event) =>
            event.revision === 2
              ? {
                  ...toPlain(event),
                  get data(): RecordedEvent['data'] {
                    throw new Error('not of its type');
                  },
                }
              : event,
          ),
      },
    });
    expect(await broken.at(window)).toMatchObject({
      totalEvents: 2,
      revision: 1,
      obstacle: 'Event 2 cannot be read: not of its type',
    });
    expect((await broken.verify(userId)).differences).toEqual([
      'The replay ends early. Event 2 cannot be read: not of its type',
      'The read model has seen event 3, the log ends at 1.',
    ]);
  });
});

test('a byte that was changed in the database file breaks the chain at its event', async () => {
  const folder = newFolder();
  const house = await openHouse(await openSqliteEventStore({ folder }));
  await aShortHistory(house);
  expect(await house.auditor.verify(userId)).toMatchObject({ chainIntact: true, chainVerifiedRevision: 3 });
  tamper(folder, `UPDATE events SET data = replace(data, '"durationMs":100', '"durationMs":900') WHERE revision = 2`);
  expect(await house.auditor.verify(userId)).toMatchObject({
    chainIntact: false,
    chainVerifiedRevision: 1,
    finding: 'Event 2 was changed after it was written.',
  });
  await house.close();
});

const toPlain = ({
  stream,
  revision,
  position,
  id,
  type,
  schemaVersion,
  time,
  metadata,
  hash,
}: RecordedEvent): Omit<RecordedEvent, 'data'> => ({
  stream,
  revision,
  position,
  id,
  type,
  schemaVersion,
  time,
  metadata,
  hash,
});

/** The log of the house as it would read after somebody changed it. */
function altered(
  house: House,
  change: (events: readonly RecordedEvent[]) => readonly RecordedEvent[],
): Pick<EventStore, 'readStream'> {
  return {
    readStream: async (stream, { from = 0, limit = 1_000 } = {}) => {
      const events = await house.sources.rawLog.readStream(stream);
      return change(events.map((event) => ({ ...toPlain(event), data: event.data }))).slice(from, from + limit);
    },
  };
}
