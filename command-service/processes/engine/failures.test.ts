import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { START, type NewEvent, type RecordedEvent } from '../../../domain/envelope.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { LogUnavailable, type EventStore } from '../../../event-store/index.ts';
import { createMemoryEventStore } from '../../../event-store/testing/index.ts';
import { followLog, type FollowLogOptions } from './follow-log.ts';
import { failureIdOfEvent } from './failure-log.ts';
import type { Pace } from './pace.ts';
import { openFailures, quick, until } from './testing/failure-world.ts';

const event = (account: string, n: number): NewEvent => ({
  id: randomUUID(),
  type: 'CreditsExpired',
  schemaVersion: 1,
  time: n,
  data: { n },
  metadata: {
    actor: { kind: 'system', id: 'test' },
    commandId: 'c',
    correlationId: 'c',
    causationId: 'c',
    subject: account,
  },
});
const numberOf = ({ data }: RecordedEvent): number => Number(data['n']);
const accountOf = ({ metadata }: RecordedEvent): string => metadata.subject ?? '';
const never = 3_600_000;

let log: EventStore;
beforeEach(() => {
  log = createMemoryEventStore();
});

async function append(account: string, count: number, from = 0): Promise<void> {
  const stream = `credits-${account}`;
  for (let n = from; n < from + count; n += 500) {
    const events = Array.from({ length: Math.min(500, from + count - n) }, (_, index) => event(account, n + index));
    await log.append(stream, n === 0 ? 'no_stream' : n - 1, events);
  }
}

interface Given extends Partial<Omit<FollowLogOptions, 'pace'>> {
  readonly pace?: Partial<Pace>;
}

function open(handle: FollowLogOptions['handle'], { pace, ...given }: Given = {}) {
  const used = { ...quick, ...pace };
  const failures = openFailures(given.eventStore ?? log, { pace: used });
  const process = followLog({
    eventStore: log,
    name: 'test',
    filter: { categories: ['credits'] },
    handle,
    failures: failures.of('test'),
    ...given,
    pace: used,
  });
  return { ...process, failures };
}

const caller = { actor: { kind: 'admin', id: 'ada' }, correlationId: 'r' } as const;
const statuses = async (failures: { all: () => ReturnType<ReturnType<typeof openFailures>['all']> }) =>
  [...(await failures.all()).values()].map(({ status }) => status);

describe('a permanent failure', () => {
  const refuse = (n: number) => async (each: RecordedEvent) => {
    if (numberOf(each) === n) throw new RangeError('bob@example.com is too long');
  };

  test('is recorded at once with its owner and a reason without personal data, and the checkpoint passes it', async () => {
    await append('ann', 3);
    const process = open(refuse(1));
    const [, , last] = await log.readStream('credits-ann');
    await until(() => process.status().position >= (last?.position ?? ''));
    const [failure] = [...(await process.failures.all()).values()];
    expect(failure).toMatchObject({
      status: 'open',
      retryAt: null,
      failure: {
        work: 'test',
        ownerId: 'ann',
        kind: 'permanent',
        reason: 'RangeError',
        attempts: 1,
        target: { kind: 'event', stream: 'credits-ann', revision: 1, type: 'CreditsExpired' },
      },
    });
    expect(process.status()).toMatchObject({ state: 'running', inFlight: 0 });
    await process.stop();
    expect(JSON.stringify(await log.readAll({ after: START }))).not.toContain('bob');
  });

  test('is recorded once even when a crash loses the checkpoint after the record', async () => {
    await append('ann', 2);
    const first = open(refuse(1), { eventStore: { ...log, saveCheckpoint: () => new Promise(() => undefined) } });
    await until(async () => (await first.failures.all()).size === 1);
    void first.stop();
    const handled: number[] = [];
    const second = open(async (each) => {
      handled.push(numberOf(each));
      await refuse(1)(each);
    });
    await until(() => handled.includes(1) && second.status().inFlight === 0);
    await second.stop();
    const recorded = await log.readAll({ after: START, filter: { categories: ['failure'] } });
    expect(recorded.events.map(({ type }) => type)).toEqual(['WorkFailed']);
  });

  test('is tried again when somebody asks, counts its attempts, and is closed by a success', async () => {
    await append('ann', 1);
    let isRepaired = false;
    const process = open(async () => {
      if (!isRepaired) throw new TypeError('a bug');
    });
    await until(async () => (await statuses(process.failures))[0] === 'open');
    const [id = ''] = [...(await process.failures.all()).keys()];
    const attempts = async () => (await process.failures.all()).get(id)?.failure?.attempts;
    await process.failures.commands.retryFailure(id, caller);
    await until(async () => (await attempts()) === 2);
    isRepaired = true;
    await process.failures.commands.retryFailure(id, caller);
    await until(async () => (await statuses(process.failures))[0] === 'resolved');
    await process.stop();
    const { events } = await log.readAll({ after: START, filter: { types: ['FailureRetryRequested'] } });
    expect(events.map(({ metadata }) => metadata.actor)).toEqual([caller.actor, caller.actor]);
  });

  test('is not tried again once it was dismissed, also after a restart from the beginning', async () => {
    await append('ann', 1);
    let tried = 0;
    const handle = async () => {
      tried += 1;
      throw new TypeError('a bug');
    };
    const process = open(handle);
    await until(async () => (await statuses(process.failures))[0] === 'open');
    const [id = ''] = [...(await process.failures.all()).keys()];
    await process.failures.commands.dismissFailure(id, caller);
    await process.failures.commands.retryFailures('test', caller);
    await process.stop();
    tried = 0;
    const again = open(handle, { eventStore: { ...log, loadCheckpoint: async () => START } });
    await until(() => tried === 1 && again.status().inFlight === 0);
    expect(await statuses(again.failures)).toEqual(['dismissed']);
    await again.stop();
  });

  test('is tried again with all others of its process on request', async () => {
    await append('ann', 250);
    let isRepaired = false;
    const process = open(async () => {
      if (!isRepaired) throw new Refusal('INVALID_INPUT', 'No.');
    });
    await until(async () => (await process.failures.all()).size === 250);
    isRepaired = true;
    await process.failures.commands.retryFailures('test', caller);
    await until(async () => (await statuses(process.failures)).every((status) => status === 'resolved'));
    await process.stop();
  });
});

describe('an outage', () => {
  test('holds up no other account, and ends by itself when the service answers again', async () => {
    let isAway = true;
    const handled: string[] = [];
    await append('ann', 300);
    await append('ben', 1);
    const process = open(
      async (each) => {
        if (accountOf(each) === 'ann' && isAway)
          throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
        handled.push(accountOf(each));
      },
      { maxInFlight: 20, pace: { later: { firstMs: never, maxMs: never } } },
    );
    await until(() => handled.includes('ben'));
    await until(async () => (await process.failures.all()).size === 300);
    expect([...(await process.failures.all()).values()][0]?.failure).toMatchObject({
      kind: 'outage',
      reason: 'Error ECONNREFUSED',
    });
    isAway = false;
    // None is due for an hour: the probe finds that the service answers, and all others follow.
    await until(() => handled.length === 301);
    await until(async () => (await statuses(process.failures)).every((status) => status === 'resolved'));
    await process.stop();
  });

  test('leaves no record when it passes within a moment', async () => {
    await append('ann', 1);
    let tries = 0;
    const process = open(async () => {
      tries += 1;
      if (tries < quick.attemptsInPlace) throw new LogUnavailable('away');
    });
    await until(() => tries === quick.attemptsInPlace);
    await process.stop();
    expect((await process.failures.all()).size).toBe(0);
  });

  test('keeps the event until the log can record it or it is handled', async () => {
    await append('ann', 2);
    let isAway = true;
    const away: EventStore = {
      ...log,
      append: (...args) => (isAway ? Promise.reject(new LogUnavailable('away')) : log.append(...args)),
    };
    const tried: number[] = [];
    const process = open(
      async (each) => {
        tried.push(numberOf(each));
        if (numberOf(each) === 0) throw new RangeError('never');
        if (isAway) throw new LogUnavailable('away');
      },
      { eventStore: away },
    );
    await until(() => tried.length > 20);
    expect(process.status()).toMatchObject({ state: 'retrying', inFlight: 2, position: START });
    isAway = false;
    await until(() => process.status().inFlight === 0);
    await process.stop();
    expect([...(await process.failures.all()).values()]).toMatchObject([{ failure: { kind: 'permanent' } }]);
  });

  test('counts an unknown kind as permanent after some attempts', async () => {
    await append('ann', 1);
    const process = open(async () => {
      throw new Error('nobody knows');
    });
    await until(async () => [...(await process.failures.all()).values()][0]?.failure?.kind === 'permanent');
    const [failure] = [...(await process.failures.all()).values()];
    expect(failure).toMatchObject({ retryAt: null, failure: { attempts: quick.unknownAttempts } });
    await process.stop();
  });
});

describe('an account with very many events', () => {
  test('delays nobody else while none of them ends, and the checkpoint waits for all of them', async () => {
    await append('ann', 2_000);
    await append('ben', 1);
    await append('cleo', 1);
    const handled: string[] = [];
    const release = Promise.withResolvers<void>();
    const process = open(
      async (each) => {
        if (accountOf(each) === 'ann') await release.promise;
        handled.push(accountOf(each));
      },
      { maxInFlight: 100 },
    );
    await until(() => handled.includes('ben') && handled.includes('cleo'));
    expect(handled).toHaveLength(2);
    expect(process.status().inFlight).toBeLessThan(50);
    expect(process.status().position).toBe(START);
    release.resolve();
    await until(() => handled.length === 2_002);
    await until(async () => process.status().position === (await log.head()));
    await process.stop();
  });

  test('delays nobody else when every event of an account is refused', async () => {
    await append('ann', 2_000);
    await append('ben', 1);
    const handled: string[] = [];
    const process = open(
      async (each) => {
        if (accountOf(each) === 'ann') throw new RangeError('refused');
        handled.push(accountOf(each));
      },
      { maxInFlight: 50, pace: { lookEveryMs: never } },
    );
    await until(() => handled.includes('ben'));
    const last = (await log.readStream('credits-ben')).at(-1)?.position ?? START;
    await until(() => process.status().position >= last);
    await process.stop();
    expect((await process.failures.all()).size).toBe(2_000);
  });

  test('gets each event handled in order, wherever it is among those of others', async () => {
    for (let n = 0; n < 400; n += 1) {
      await log.append('credits-ann', n === 0 ? 'no_stream' : n - 1, [event('ann', n)]);
      if (n % 10 === 0) await log.append(`credits-b${n}`, 'no_stream', [event(`b${n}`, n)]);
    }
    const ofAnn: number[] = [];
    let others = 0;
    const process = open(
      async (each) => {
        await new Promise(setImmediate);
        if (accountOf(each) === 'ann') ofAnn.push(numberOf(each));
        else others += 1;
      },
      { maxInFlight: 40 },
    );
    await until(() => ofAnn.length === 400 && others === 40);
    await append('ann', 1, 400);
    await until(() => ofAnn.length === 401);
    await until(async () => process.status().position === (await log.head()));
    await process.stop();
    expect(ofAnn).toEqual(Array.from({ length: 401 }, (_, n) => n));
  });

  test('gets the rest handled after the next start when a shutdown cut it off', async () => {
    await append('ann', 300);
    const first = open((_each, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())), {
      maxInFlight: 40,
    });
    await until(() => first.status().inFlight > 0);
    await first.stop();
    expect(await log.loadCheckpoint('test')).toBe(START);
    const handled = new Set<number>();
    const second = open(async (each) => void handled.add(numberOf(each)));
    await until(() => handled.size === 300);
    await second.stop();
  });

  test('still hears that the awaited event has happened', async () => {
    await append('ann', 200);
    await log.append('credits-done', 'no_stream', [{ ...event('ann', 0), type: 'CreditsCaptured' }]);
    const told: string[] = [];
    const process = open(
      async (each, signal) => {
        if (each.type === 'CreditsCaptured') told.push(each.type);
        else await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      },
      { maxInFlight: 40, signals: ['CreditsCaptured'] },
    );
    await until(() => told.length === 1);
    await process.stop();
  });
});

test('two servers that retry the same failure while the lease moves close it once', async () => {
  await append('ann', 40);
  let isAway = true;
  const handle = async () => {
    await new Promise(setImmediate);
    if (isAway) throw new LogUnavailable('away');
  };
  const first = open(handle);
  await until(async () => (await first.failures.all()).size === 40);
  const second = open(handle);
  isAway = false;
  await until(async () => (await statuses(first.failures)).every((status) => status === 'resolved'));
  await Promise.all([first.stop(), second.stop()]);
  const { events } = await log.readAll({ after: START, filter: { types: ['FailureResolved'] } });
  expect(events).toHaveLength(40);
});

test('records in the log, for every server, that a process stalls and that it moves again', async () => {
  const notes = async () =>
    (await log.readAll({ after: START, filter: { categories: ['work'] } })).events.map(({ type }) => type);
  const released = Promise.withResolvers<void>();
  for (const account of ['ann', 'ben', 'cid']) await append(account, 1);
  const process = open(() => released.promise, { maxInFlight: 2, pace: { stalledAfterMs: 60 } });
  await until(async () => (await notes()).length === 1);
  released.resolve();
  await until(async () => (await notes()).length === 2);
  expect(await notes()).toEqual(['ProcessStalled', 'ProcessMoved']);
  await process.stop();
});

test('a failure frees one place', async () => {
  await append('ann', 3);
  const handled: number[] = [];
  const process = open(
    async (each) => {
      if (numberOf(each) < 2) throw new LogUnavailable('away');
      handled.push(numberOf(each));
    },
    { maxInFlight: 1 },
  );
  await until(() => handled.length === 1);
  await process.stop();
});

test('leaves a page to the handlers when the look ahead fails', async () => {
  await append('ann', 1_200);
  const handled: number[] = [];
  const process = open(async (each) => void handled.push(numberOf(each)), {
    lookAhead: () => async () => () => {
      throw new Error('unreadable');
    },
  });
  await until(() => handled.length === 1_200);
  await process.stop();
});

test('the id of a failure is derived from its process and event', () => {
  expect(failureIdOfEvent('a', { id: 'e' })).toBe(failureIdOfEvent('a', { id: 'e' }));
  expect(failureIdOfEvent('a', { id: 'e' })).not.toBe(failureIdOfEvent('b', { id: 'e' }));
});
