import { beforeEach, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { administratorsStream, allAdministrators } from '../../domain/administrators/index.ts';
import { eventRegistry, isEvent } from '../../domain/events.ts';
import { Refusal } from '../../domain/refusal.ts';
import { isActive, userAggregate, userStream, type VerifiedIdentity } from '../../domain/users/index.ts';
import { withCodec, type EventStore } from '../../event-store/index.ts';
import {
  createMemoryEventStore,
  createMemoryIdentityDirectory,
  createMemoryKeyRing,
} from '../../event-store/testing/index.ts';
import { createExecutor } from '../executor/executor.ts';
import { carryOut } from './administrators.ts';
import { contextFor, type Caller } from './context.ts';
import { createLedger } from './ledger.ts';
import { createLifecycleCommands } from '../commands/lifecycle.ts';
import { createUserCommands } from '../commands/users.ts';

const now = 1_800_000_000_000;
const decisions = administratorsStream(allAdministrators);
const system: Caller = { actor: { kind: 'system', id: 'bootstrap' }, correlationId: 'test' };
const as = (id: string): Caller => ({ actor: { kind: 'admin', id }, correlationId: `by-${id}` });
const identity = (subject: string): VerifiedIdentity => ({
  issuer: 'https://id.example',
  subject,
  email: `${subject}@curbcast.example`,
  emailVerified: true,
  firstName: '',
  lastName: '',
  displayName: subject,
  pictureUrl: null,
});

let log: EventStore;
const identities = createMemoryIdentityDirectory();

/** A command process with its own cache; `append` may hold an append back, or fail it. */
function open(
  append?: (stream: string, go: () => ReturnType<EventStore['append']>) => ReturnType<EventStore['append']>,
) {
  const eventStore: EventStore = append
    ? { ...log, append: (stream, expected, events) => append(stream, () => log.append(stream, expected, events)) }
    : log;
  const executor = createExecutor({ eventStore, registry: eventRegistry, now: () => now });
  const ledger = createLedger({ executor, now: () => now, bundleValidity: null });
  return {
    executor,
    users: createUserCommands({ executor, ledger, identities, now: () => now }),
    lifecycle: createLifecycleCommands({ executor, deletionGrace: 1 }),
  };
}

/** Registers administrators; resolves with their ids. */
const administrators = (...names: readonly string[]): Promise<readonly string[]> =>
  Promise.all(
    names.map(async (name) => {
      const { users } = open();
      const { userId } = await users.signIn(identity(name), name);
      await users.grantAdmin(userId, 'Founder', system);
      return userId;
    }),
  );
const haveRights = async (ids: readonly string[]): Promise<readonly string[]> => {
  const { users } = open();
  const states = await Promise.all(ids.map(async (id) => ({ id, state: await users.userState(id) })));
  return states.filter(({ state }) => state.admin && isActive(state.lifecycle)).map(({ id }) => id);
};
const outcome = (command: Promise<unknown>): Promise<string> =>
  command.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : 'crashed'),
  );

/** The effects of the process `administrator-rights`, for every decision. */
async function carryOutAll(): Promise<void> {
  const { executor } = open();
  for (const event of await log.readStream(decisions)) {
    if (!isEvent(event, 'AdministratorRightsEnded')) continue;
    const { userId, act, rightsVersion, reason } = event.data;
    const command = carryOut(act, userId, { ifRightsVersion: rightsVersion, reason });
    await executor.execute(userAggregate, userId, command, contextFor(system, act, { subject: userId }));
  }
}

beforeEach(() => {
  log = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
});

const acts = {
  revoke: ({ users }: ReturnType<typeof open>, target: string, by: string) =>
    users.revokeAdmin(target, 'Left the company', as(by)),
  suspend: ({ lifecycle }: ReturnType<typeof open>, target: string, by: string) =>
    lifecycle.suspend(target, 'Looked wrong', as(by)),
};
type Act = keyof typeof acts;
const actNames = Object.keys(acts) as Act[];

describe('two administrators who act against each other at once', () => {
  test.each(actNames.flatMap((first) => actNames.map((second) => [first, second] as const)))(
    '(%s and %s): one succeeds, the other is refused, and one administrator remains',
    async (first, second) => {
      const [ann = '', bo = ''] = await administrators('ann', 'bo');
      // Both processes decide on the same state of the log before either appends.
      let waiting = 0;
      const bothDecided = Promise.withResolvers<void>();
      const process = () =>
        open(async (stream, go) => {
          waiting += stream === decisions ? 1 : 0;
          if (waiting === 2) bothDecided.resolve();
          if (stream === decisions) await bothDecided.promise;
          return go();
        });
      const outcomes = await Promise.all([
        outcome(acts[first](process(), bo, ann)),
        outcome(acts[second](process(), ann, bo)),
      ]);
      expect(outcomes.toSorted()).toEqual(['FORBIDDEN', 'done']);
      expect(await haveRights([ann, bo])).toHaveLength(1);
    },
  );
});

test('one administrator always remains, whatever they do to each other and themselves, in any order and after crashes', async () => {
  const people = [0, 1, 2] as const;
  const person = fc.constantFrom(...people);
  const step = fc.record({
    act: fc.constantFrom(...actNames, 'grant' as const, 'reactivate' as const, 'delete' as const),
    by: person,
    target: person,
    /** The process crashes before it appends for the n-th time; 9: never. */
    crashAt: fc.constantFrom(0, 1, 9, 9, 9),
  });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 2, maxLength: 8 }), async (scheduler, steps) => {
      log = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
      const ids = await administrators('ann', 'bo', 'cy');
      const running = steps.map(async ({ act, by, target, crashAt }) => {
        let appends = 0;
        const process = open(async (_stream, go) => {
          await scheduler.schedule(Promise.resolve(), `${act} ${target}`);
          if (appends++ === crashAt) throw new Error('crash');
          return go();
        });
        const [own = '', other = ''] = [ids[by], ids[target]];
        // As the gateway does: only those who have rights may ask, but everybody may leave.
        if (act !== 'delete' && !(await haveRights(ids)).includes(own)) return;
        if (act === 'delete') await outcome(process.lifecycle.requestDeletion(own, as(own)));
        else if (act === 'grant') await outcome(process.users.grantAdmin(other, 'Back', as(own)));
        else if (act === 'reactivate') await outcome(process.lifecycle.reactivate(other, 'Back', as(own)));
        else await outcome(acts[act](process, other, own));
      });
      await scheduler.waitFor(Promise.all(running));
      expect((await haveRights(ids)).length).toBeGreaterThan(0);
      await carryOutAll();
      expect((await haveRights(ids)).length).toBeGreaterThan(0);
    }),
    { numRuns: 150 },
  );
});

test('a revocation whose process crashed after the decision is finished when it is repeated, and changes nothing twice', async () => {
  const [ann = '', bo = ''] = await administrators('ann', 'bo');
  const crashing = open((stream, go) => (stream === decisions ? go() : Promise.reject(new Error('crash'))));
  expect(await outcome(acts.revoke(crashing, bo, ann))).toBe('crashed');
  expect(await haveRights([ann, bo])).toEqual([ann, bo]);
  for (const _ of [1, 2]) expect(await outcome(acts.revoke(open(), bo, ann))).toBe('done');
  expect(await haveRights([ann, bo])).toEqual([ann]);
  const types = (await log.readStream(userStream(bo))).map(({ type }) => type);
  expect(types.filter((type) => type === 'AdminRoleRevoked')).toHaveLength(1);
  expect(await log.readStream(decisions)).toHaveLength(1);
});

test('the event that carries a decision out names the decision as its cause, and the administrator as its actor', async () => {
  const [ann = '', bo = ''] = await administrators('ann', 'bo');
  await acts.suspend(open(), bo, ann);
  const [decision] = await log.readStream(decisions);
  expect((await log.readStream(userStream(bo))).at(-1)).toMatchObject({
    type: 'AccountSuspended',
    metadata: { actor: { kind: 'admin', id: ann }, causationId: decision?.id },
  });
});

test('a user who is not an administrator is suspended without a decision about rights', async () => {
  const [ann = ''] = await administrators('ann');
  const { users } = open();
  const { userId } = await users.signIn(identity('guest'), 'guest');
  await acts.suspend(open(), userId, ann);
  expect((await open().executor.load(userAggregate, userId)).state.lifecycle?.suspendedBy).toBe('admin');
  expect(await log.readStream(decisions)).toEqual([]);
});
