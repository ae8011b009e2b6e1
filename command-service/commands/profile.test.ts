import { beforeEach, describe, expect, test } from '@jest/globals';
import { eventRegistry } from '../../domain/events.ts';
import { profileOf, userAggregate } from '../../domain/users/index.ts';
import { withCodec, type EventStore, type IdentityDirectory } from '../../event-store/index.ts';
import {
  createMemoryEventStore,
  createMemoryIdentityDirectory,
  createMemoryKeyRing,
} from '../../event-store/testing/index.ts';
import { createExecutor, type Executor } from '../executor/executor.ts';
import type { Caller } from '../support/context.ts';
import { createLedger } from '../support/ledger.ts';
import { createProfileCommands, type ProfileCommands } from './profile.ts';
import { createUserCommands } from './users.ts';

const callerOf = (id: string): Caller => ({ actor: { kind: 'user', id }, correlationId: 'test' });
const minute = 60_000;

let now = 1_800_000_000_000;
let eventStore: EventStore;
let identities: IdentityDirectory;
let executor: Executor;
let profile: ProfileCommands;

beforeEach(() => {
  eventStore = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  identities = createMemoryIdentityDirectory();
  executor = createExecutor({ eventStore, registry: eventRegistry, now: () => now });
  profile = createProfileCommands({ executor, identities });
});

async function register(email: string): Promise<string> {
  const ledger = createLedger({ executor, now: () => now, bundleValidity: null });
  const { userId } = await createUserCommands({ executor, ledger, identities, now: () => now }).signIn(
    {
      issuer: 'https://id.example',
      subject: email,
      email,
      emailVerified: true,
      firstName: 'Ann',
      lastName: 'Lee',
      displayName: 'Ann Lee',
      pictureUrl: null,
    },
    'c1',
  );
  return userId;
}
const rename = (userId: string, username: string) => profile.changeProfile(userId, { username }, callerOf(userId));
const nameOf = async (userId: string) => profileOf((await executor.load(userAggregate, userId)).state).username;
const taken = { code: 'USERNAME_TAKEN', message: 'This username is already taken.' };

describe('a user name', () => {
  test('is made from the email address and differs from every other', async () => {
    const names = await Promise.all(
      ['ann@a.example', 'ann@b.example', 'ANN@c.example', 'a@d.example'].map(async (email) =>
        nameOf(await register(email)),
      ),
    );
    expect(names.slice(0, 3).toSorted()).toEqual(expect.arrayContaining(['ann.1']));
    expect(new Set(names).size).toBe(4);
    expect(names[3]).toBe('user.a');
  });

  test.each(['ben', 'BEN', 'b3n'.replace('3', 'e'), 'Ben'])(
    'cannot be %s while another user has it',
    async (username) => {
      const [ann, ben] = [await register('ann@a.example'), await register('ben@a.example')];
      await expect(rename(ann, username)).rejects.toMatchObject(taken);
      expect([await nameOf(ann), await nameOf(ben)]).toEqual(['ann', 'ben']);
    },
  );

  test('is refused when it looks like another', async () => {
    const [ann, bob] = [await register('ann@a.example'), await register('paul@a.example')];
    await expect(rename(ann, 'pau1')).rejects.toMatchObject(taken);
    await rename(bob, 'Pau1');
    expect(await nameOf(bob)).toBe('Pau1');
  });

  test('goes to one of two users who want it at the same time', async () => {
    const users = [await register('ann@a.example'), await register('ben@a.example')];
    const results = await Promise.allSettled(users.map((userId) => rename(userId, 'agent')));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('is free once its owner takes another one', async () => {
    const [ann, ben] = [await register('ann@a.example'), await register('ben@a.example')];
    await rename(ann, 'annie');
    await rename(ben, 'ann');
    expect([await nameOf(ann), await nameOf(ben)]).toEqual(['annie', 'ann']);
  });

  test('is free five minutes after a crash left it claimed and unused', async () => {
    const [ann, ben] = [await register('ann@a.example'), await register('ben@a.example')];
    const dies: Executor = {
      ...executor,
      execute: (aggregate, ...rest) => {
        if (aggregate === (userAggregate as object)) throw new Error('killed');
        return executor.execute(aggregate, ...rest);
      },
    };
    await expect(
      createProfileCommands({ executor: dies, identities }).changeProfile(ann, { username: 'agent' }, callerOf(ann)),
    ).rejects.toThrow('killed');
    await expect(rename(ben, 'agent')).rejects.toMatchObject(taken);
    now += 6 * minute;
    await rename(ben, 'agent');
    await expect(rename(ann, 'agent')).rejects.toMatchObject(taken);
    expect(await nameOf(ben)).toBe('agent');
  });
});

describe('the profile', () => {
  test('does not exist for somebody who never signed in', async () => {
    await expect(profile.changeProfile('nobody', { displayName: 'X' }, callerOf('nobody'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(profile.changePicture('nobody', null, callerOf('nobody'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('is unchanged when the user name is taken', async () => {
    const [ann] = [await register('ann@a.example'), await register('ben@a.example')];
    await expect(
      profile.changeProfile(ann, { username: 'ben', displayName: 'Changed' }, callerOf(ann)),
    ).rejects.toMatchObject(taken);
    expect(profileOf((await executor.load(userAggregate, ann)).state).displayName).toBe('Ann Lee');
  });

  test('records a fact of the identity provider once', async () => {
    const ann = await register('ann@a.example');
    const fact = { type: 'PasswordChanged', data: { userId: ann, changeId: 'p1', reset: true } } as const;
    const first = await profile.recordFact(fact, callerOf(ann));
    expect(await profile.recordFact(fact, callerOf(ann))).toBe(first);
  });
});
