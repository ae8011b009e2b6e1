import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { creditStream, initialCredits } from '../../domain/credits/index.ts';
import { grant, release, reserve } from '../../domain/credits/testing/examples.ts';
import { START } from '../../domain/envelope.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { type AuditFixture, now, openAuditFixture, userId } from './testing/audit-fixture.ts';
import { emptyLogs, writeShortHistory } from './testing/audited-logs.ts';
import { stateEvery } from './replay.ts';
import { inWords, type Sentence } from '../../words/index.ts';

const inEnglish = (sentence: Sentence): string => inWords(sentence, 'en');

const newFolder = tempFolders();
const window = { userId, earlier: 100, later: 100 };

describe.each(emptyLogs(newFolder))('the audit of a log in %s', (_engine, open) => {
  let fixture: AuditFixture;
  beforeEach(async () => {
    fixture = await openAuditFixture(await open());
  });
  afterEach(() => fixture.close());

  test('returns an empty, valid audit for a user without credits', async () => {
    expect(await fixture.auditor.at(window)).toMatchObject({
      totalEvents: 0,
      revision: -1,
      replayedTo: null,
      firstEventAt: null,
      events: [],
      curve: [],
      state: initialCredits,
    });
    expect(await fixture.auditor.verify(userId)).toEqual({
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

  test('lists each event with its actor, its movement and the balance after it, latest first', async () => {
    await writeShortHistory(fixture);
    const { events, totalEvents, revision } = await fixture.auditor.at(window);
    expect({ totalEvents, revision }).toEqual({ totalEvents: 4, revision: 3 });
    expect(
      events.map(({ revision, time, movement, change, availableAfter, heldAfter, actor }) => ({
        revision,
        time,
        movement,
        change,
        availableAfter,
        heldAfter,
        actor: actor.id,
      })),
    ).toMatchObject([
      {
        revision: 3,
        time: 4_000,
        movement: { kind: 'ADJUSTMENT', before: 16, after: 40, reason: 'Goodwill' },
        change: 24,
        availableAfter: 40,
        heldAfter: 0,
        actor: 'ada',
      },
      {
        revision: 2,
        time: 3_000,
        movement: { kind: 'CAPTURE', durationMs: 100_000, unused: 2 },
        change: 2,
        availableAfter: 16,
        heldAfter: 0,
        actor: 'rendering',
      },
      {
        revision: 1,
        time: 2_000,
        movement: { kind: 'HOLD', amount: 6 },
        change: -6,
        availableAfter: 14,
        heldAfter: 6,
        actor: 'rendering',
      },
      {
        revision: 0,
        time: 1_000,
        movement: { kind: 'GRANT', amount: 20, debtPaid: 0 },
        change: 20,
        availableAfter: 20,
        heldAfter: 0,
        actor: 'rendering',
      },
    ]);
    expect(events.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });

  test.each([
    ['before the first event', { time: 999 }, -1, 0],
    ['at the instant of an event', { time: 2_000 }, 1, 14],
    ['between two events', { time: 2_999 }, 1, 14],
    ['after the last event', { time: 4_500 }, 3, 40],
    ['in the future, which means now', { time: now * 2 }, 3, 40],
    ['before the first revision', { revision: -1 }, -1, 0],
    ['below every revision', { revision: -7 }, -1, 0],
    ['at a revision', { revision: 2 }, 2, 16],
    ['after the last revision', { revision: 99 }, 3, 40],
    ['without a moment, which means now', {}, 3, 40],
  ])('returns the account %s', async (_name, moment, revision, available) => {
    await writeShortHistory(fixture);
    const audit = await fixture.auditor.at({ ...window, ...moment });
    expect(audit.revision).toBe(revision);
    expect(audit.state.lots.reduce((sum, lot) => sum + lot.available, 0)).toBe(available);
    expect(audit.events).toHaveLength(4);
  });

  test('reports the balance at the requested time, at most now', async () => {
    await writeShortHistory(fixture);
    expect((await fixture.auditor.at({ ...window, time: 4_500 })).moment).toBe(4_500);
    expect((await fixture.auditor.at({ ...window, time: now * 2 })).moment).toBe(now);
    expect((await fixture.auditor.at(window)).moment).toBe(now);
    expect((await fixture.auditor.at({ ...window, revision: 1 })).moment).toBe(2_000);
  });

  test('keeps the stream order of events under clock skew', async () => {
    await fixture.execute(grant('welcome', 20), 5_000);
    await fixture.execute(reserve('h1', 6), 4_000);
    expect((await fixture.auditor.at({ ...window, time: 4_500 })).revision).toBe(-1);
    expect((await fixture.auditor.at({ ...window, time: 5_000 })).revision).toBe(1);
  });

  test('returns the requested number of events around the moment', async () => {
    await writeShortHistory(fixture);
    const revisions = async (request: { revision: number; earlier: number; later: number }) =>
      (await fixture.auditor.at({ userId, ...request })).events.map(({ revision }) => revision);
    expect(await revisions({ revision: 2, earlier: 1, later: 0 })).toEqual([2]);
    expect(await revisions({ revision: 1, earlier: 1, later: 1 })).toEqual([2, 1]);
    expect(await revisions({ revision: -1, earlier: 5, later: 2 })).toEqual([1, 0]);
    expect(await revisions({ revision: 3, earlier: 0, later: 5 })).toEqual([]);
  });

  test('extends a cached replay with new events', async () => {
    await writeShortHistory(fixture);
    await fixture.auditor.at(window);
    await fixture.execute(reserve('h2', 3), 4_500);
    expect(await fixture.auditor.at(window)).toMatchObject({ totalEvents: 5, revision: 4, lastEventAt: 4_500 });
    expect(await fixture.auditor.verify(userId)).toMatchObject({
      events: 5,
      readModelMatches: true,
      chainIntact: true,
      chainVerifiedRevision: 4,
    });
  });

  test('concurrent requests share one replay and count each event once', async () => {
    await writeShortHistory(fixture);
    const audits = await Promise.all(Array.from({ length: 5 }, () => fixture.auditor.at(window)));
    expect(audits.map(({ totalEvents }) => totalEvents)).toEqual([4, 4, 4, 4, 4]);
  });

  test('a state between two snapshots equals the fold of all events before it', async () => {
    let expected = await fixture.execute(grant('welcome', 200_000), 0);
    const states = [expected];
    for (let n = 1; n < stateEvery * 2 + 20; n += 2) {
      states.push(await fixture.execute(reserve(`h${n}`, 2), n));
      states.push((expected = await fixture.execute(release(`h${n}`), n + 1)));
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
      expect((await fixture.auditor.at({ userId, revision, earlier: 0, later: 0 })).state).toEqual(states[revision]);
    }
    const { curve } = await fixture.auditor.at(window);
    expect(curve).toHaveLength(200);
    expect([curve.at(0)?.revision, curve.at(-1)?.revision]).toEqual([0, states.length - 1]);
    expect(await fixture.auditor.verify(userId)).toMatchObject({
      events: states.length,
      readModelMatches: true,
      chainIntact: true,
    });
  });

  test('returns the history page by page up to a revision', async () => {
    await writeShortHistory(fixture);
    const revisions = async (revision: number): Promise<readonly number[]> => {
      const found: number[] = [];
      for await (const page of fixture.auditor.history(userId, revision))
        found.push(...page.map((event) => event.revision));
      return found;
    };
    expect(await revisions(Number.MAX_SAFE_INTEGER)).toEqual([0, 1, 2, 3]);
    expect(await revisions(1)).toEqual([0, 1]);
    expect(await revisions(-1)).toEqual([]);
  });

  test('reports each figure and each grant that differs in the read model', async () => {
    await writeShortHistory(fixture);
    const incorrect = fixture.auditorWith({
      account: async (...args) => {
        const account = await fixture.sources.account(...args);
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
    expect((await incorrect.verify(userId)).differences.map(inEnglish)).toEqual([
      'available: replay 20, read model 21',
      'used: replay 2, read model 0',
      'grant welcome: replay 8, read model 49.5',
      'expiry of grant welcome: replay 1970-01-01T00:00:05.000Z, read model never',
    ]);
  });

  test('reports a grant that exists in the read model only', async () => {
    await writeShortHistory(fixture);
    const incorrect = fixture.auditorWith({
      account: async (...args) => {
        const account = await fixture.sources.account(...args);
        const [lot] = account?.lots ?? [];
        return account && lot && { ...account, lots: [...account.lots, { ...lot, lotId: 'gift', available: 4 }] };
      },
    });
    expect((await incorrect.verify(userId)).differences.map(inEnglish)).toEqual(['grant gift: replay 0, read model 2']);
  });

  test('compares a lagging read model at its checkpoint and reports the lag', async () => {
    await writeShortHistory(fixture);
    const [latest] = await fixture.sources.rawLog.readStream(creditStream(userId), {
      direction: 'backwards',
      limit: 1,
    });
    const early = await fixture.sources.account(userId, latest?.position ?? START);
    await fixture.execute(reserve('h2', 3), 4_500);
    const behind = fixture.auditorWith({ account: async () => early });
    expect((await behind.verify(userId)).differences.map(inEnglish)).toEqual([
      'The read model is behind: it includes events up to 3, and the log ends at 4.',
    ]);
    expect(
      (await fixture.auditorWith({ account: async () => undefined }).verify(userId)).differences.map(inEnglish),
    ).toEqual(['The read model has no account for this user.']);
  });

  test('reports no difference for an event that is appended during the check', async () => {
    await writeShortHistory(fixture);
    const busy = fixture.auditorWith({
      account: async (...args) => {
        await fixture.execute(reserve('h2', 3), 4_500);
        const [last] = await fixture.sources.rawLog.readStream(creditStream(userId), {
          direction: 'backwards',
          limit: 1,
        });
        return fixture.sources.account(args[0], last?.position ?? args[1]);
      },
    });
    expect(await busy.verify(userId)).toMatchObject({
      events: 5,
      readModelMatches: true,
      chainIntact: true,
      chainVerifiedRevision: 4,
    });
  });
});
