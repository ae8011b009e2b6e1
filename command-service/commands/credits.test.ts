import { beforeEach, describe, expect, test } from '@jest/globals';
import { registered } from '../../domain/testing/samples.ts';
import { userAggregate } from '../../domain/users/index.ts';
import { availableCredits, creditAggregate, creditAggregates } from '../../domain/credits/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { openCommandProcess, type CommandProcess } from '../testing/command-process.ts';
import type { Caller } from '../support/context.ts';
import { createCreditCommands, type CreditCommands } from './credits.ts';

const now = 1_800_000_000_000;
const admin: Caller = { actor: { kind: 'admin', id: 'root' }, correlationId: 'request-1' };
const keyed: Caller = { ...admin, idempotencyKey: 'one-key' };
const set = { userId: 'ann', credits: 12, reason: 'Goodwill' };

let process: CommandProcess;
let commands: CreditCommands;

const available = async (): Promise<number> =>
  availableCredits((await process.executor.load(creditAggregate, 'ann')).state, now);

beforeEach(async () => {
  process = openCommandProcess({ log: createMemoryEventStore(), keyRing: createMemoryKeyRing(), now: () => now });
  commands = createCreditCommands({ executor: process.executor, now: () => now });
  await process.executor.execute(
    userAggregate,
    'ann',
    { kind: 'sign_in', identity: registered().data },
    { ...admin, commandId: 'c', subject: 'ann' },
  );
});

test('sets the available balance', async () => {
  await commands.setCredits(set, admin);
  expect(await available()).toBe(24);
  await commands.setCredits({ ...set, credits: 3 }, admin);
  expect(await available()).toBe(6);
});

test('sets the balance once when the request is repeated with its key', async () => {
  const first = await commands.setCredits(set, keyed);
  await commands.setCredits({ ...set, credits: 3 }, admin);
  expect(await commands.setCredits(set, keyed)).toEqual(first);
  expect(await available()).toBe(6);
});

test('refuses the same key with another request', async () => {
  await commands.setCredits(set, keyed);
  await expect(commands.setCredits({ ...set, credits: 13 }, keyed)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
});

test.each([
  [{ credits: 1.5 }, 'INVALID_INPUT'],
  [{ credits: -1 }, 'INVALID_INPUT'],
  [{ credits: 100_001 }, 'INVALID_INPUT'],
  [{ reason: ' x ' }, 'INVALID_INPUT'],
  [{ reason: 'x'.repeat(501) }, 'INVALID_INPUT'],
  [{ userId: 'nobody' }, 'NOT_FOUND'],
])('refuses %j with %s and changes nothing', async (wrong, code) => {
  await expect(commands.setCredits({ ...set, ...wrong }, admin)).rejects.toMatchObject({ code });
  expect(await available()).toBe(0);
});

describe('an act on credits', () => {
  const act = { userId: 'ann', asset: 'minutes' as const, reason: 'For the outage', note: 'Called on Monday' };
  const seen = (revision: number, available: number) => ({ revision, available });
  const gift = { ...act, amount: 3, purpose: 'goodwill' as const, expiresAt: null, seen: seen(-1, 0) };

  test('gives half credits and then takes some', async () => {
    await commands.giveCredits(gift, keyed);
    await commands.takeCredits({ ...gift, amount: 1, seen: seen(0, 3) }, admin);
    expect(await available()).toBe(2);
  });

  test('gives once when the request is repeated with its key', async () => {
    const first = await commands.giveCredits(gift, keyed);
    expect(await commands.giveCredits(gift, keyed)).toEqual(first);
    expect(await available()).toBe(3);
  });

  test('refuses a balance that has moved, with both values', async () => {
    await commands.giveCredits(gift, admin);
    await expect(commands.takeCredits({ ...gift, amount: 1 }, admin)).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { seen: { revision: -1, available: 0 }, now: { revision: 0, available: 3 } },
    });
    expect(await available()).toBe(3);
  });

  test('succeeds for only one of two administrators who saw the same balance', async () => {
    const both = await Promise.allSettled([commands.giveCredits(gift, admin), commands.giveCredits(gift, admin)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await available()).toBe(3);
  });

  test('is undone once, and says afterwards that it was undone', async () => {
    await commands.setCredits({ userId: 'ann', credits: 7, reason: 'A slip' }, admin);
    const [known] = await commands.creditActs('ann', 'minutes');
    expect(known).toMatchObject({ undoChange: -14, obstacle: null });
    const undo = { ...act, adjustmentId: known?.adjustmentId ?? '', reason: null, seen: seen(0, 14) };
    const first = await commands.undoCredits(undo, keyed);
    expect(await commands.undoCredits(undo, keyed)).toEqual(first);
    expect(await available()).toBe(0);
    await expect(commands.undoCredits({ ...undo, seen: seen(1, 0) }, admin)).rejects.toMatchObject({
      code: 'NOT_ALLOWED_NOW',
    });
    expect(await commands.creditActs('ann', 'minutes')).toMatchObject([{ obstacle: { code: 'UNDO_DONE_BEFORE' } }]);
  });

  test('gives Digital Twin credits, which do not expire', async () => {
    const twins = { ...gift, asset: 'twins' as const, amount: 1 };
    await expect(commands.giveCredits({ ...twins, expiresAt: now + 1 }, admin)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    await commands.giveCredits(twins, admin);
    expect(availableCredits((await process.executor.load(creditAggregates.twins, 'ann')).state, now)).toBe(1);
    expect(await available()).toBe(0);
  });

  test.each([
    [{ amount: 0 }, 'INVALID_INPUT'],
    [{ reason: ' x ' }, 'INVALID_INPUT'],
    [{ note: 'x'.repeat(501) }, 'INVALID_INPUT'],
    [{ expiresAt: now }, 'INVALID_INPUT'],
    [{ userId: 'nobody' }, 'NOT_FOUND'],
  ])('refuses %j with %s and changes nothing', async (wrong, code) => {
    await expect(commands.giveCredits({ ...gift, ...wrong }, admin)).rejects.toMatchObject({ code });
    expect(await available()).toBe(0);
  });
});
