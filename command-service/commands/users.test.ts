import { beforeEach, describe, expect, test } from '@jest/globals';
import { availableCredits, creditAggregate } from '../../domain/credits/index.ts';
import { eventRegistry } from '../../domain/events.ts';
import { userAggregate, type VerifiedIdentity } from '../../domain/users/index.ts';
import { withCodec, type EventStore, type IdentityDirectory } from '../../event-store/index.ts';
import {
  createMemoryEventStore,
  createMemoryIdentityDirectory,
  createMemoryKeyRing,
} from '../../event-store/testing/index.ts';
import { createExecutor, type Executor } from '../executor/executor.ts';
import { uuidFrom } from '../support/context.ts';
import { createLedger } from '../support/ledger.ts';
import { createUserCommands, type UserCommands } from './users.ts';

const now = 1_800_000_000_000;
const identity = (subject: string, more: Partial<VerifiedIdentity> = {}): VerifiedIdentity => ({
  issuer: 'https://id.example',
  subject,
  email: `${subject}@example.com`,
  emailVerified: true,
  firstName: 'Ann',
  lastName: 'Lee',
  displayName: 'Ann Lee',
  pictureUrl: null,
  ...more,
});

let eventStore: EventStore;
let identities: IdentityDirectory;
let executor: Executor;
let commands: UserCommands;

const open = (): Executor => createExecutor({ eventStore, registry: eventRegistry, now: () => now });

const ledgerOf = (of: Executor) => createLedger({ executor: of, now: () => now, bundleValidity: null });

beforeEach(() => {
  eventStore = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  identities = createMemoryIdentityDirectory();
  executor = open();
  commands = createUserCommands({ executor, ledger: ledgerOf(executor), identities, now: () => now });
});

describe('a user id', () => {
  test('is random and stays the same at every sign-in', async () => {
    const first = await commands.signIn(identity('ann'), 'c1');
    const again = await commands.signIn(identity('ann'), 'c2');
    expect(again.userId).toBe(first.userId);
    expect(first.userId).not.toBe(uuidFrom(JSON.stringify(['https://id.example', 'ann'])));
    expect((await commands.signIn(identity('ben'), 'c3')).userId).not.toBe(first.userId);
  });

  test('is the same when two processes handle the first sign-in concurrently', async () => {
    const elsewhere = open();
    const other = createUserCommands({
      executor: elsewhere,
      ledger: ledgerOf(elsewhere),
      identities,
      now: () => now,
    });
    const [a, b] = await Promise.all([commands.signIn(identity('ann'), 'c1'), other.signIn(identity('ann'), 'c2')]);
    expect(a.userId).toBe(b.userId);
    expect((await eventStore.readStream(userAggregate.streamOf(a.userId))).map(({ type }) => type)).toEqual([
      'UserRegistered',
    ]);
  });

  test('is new after an erasure, so a returning person does not get the old history', async () => {
    const before = await commands.signIn(identity('ann'), 'c1');
    await identities.remove(before.userId);
    expect((await commands.signIn(identity('ann'), 'c2')).userId).not.toBe(before.userId);
  });
});

describe('the trial', () => {
  const trialOf = async (who: VerifiedIdentity): Promise<number> => {
    const { userId } = await commands.signIn(who, 'c1');
    return availableCredits((await executor.load(creditAggregate, userId)).state, now);
  };

  test('is granted once, however often the user signs in', async () => {
    expect([await trialOf(identity('ann')), await trialOf(identity('ann'))]).toEqual([6, 6]);
  });

  test('is granted only with a verified address', async () => {
    expect(await trialOf(identity('ann', { emailVerified: false }))).toBe(0);
    expect(await trialOf(identity('ann'))).toBe(6);
  });

  test('is not used up by somebody else’s address in look-alike letters', async () => {
    expect(await trialOf(identity('eve', { email: '\uFF41nn@example.com' }))).toBe(6);
    expect(await trialOf(identity('ann'))).toBe(6);
  });

  test.each(['ann@example.com', 'ANN@example.com', 'ann+2@example.com', 'ann@example.com.'])(
    'is granted once per address: not again for %s',
    async (email) => {
      expect(await trialOf(identity('ann'))).toBe(6);
      expect(await trialOf(identity('second account', { email }))).toBe(0);
    },
  );

  test('is not granted again for the address of an account that was erased', async () => {
    await trialOf(identity('ann'));
    const userId = await commands.findUser('https://id.example', 'ann');
    await identities.remove(userId ?? '');
    expect(await trialOf(identity('ann'))).toBe(0);
  });
});
