import { beforeEach, expect, test } from '@jest/globals';
import { registered } from '../../domain/testing/samples.ts';
import { userAggregate } from '../../domain/users/index.ts';
import { availableCredits, creditAggregate } from '../../domain/credits/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { openCommandProcess, type CommandProcess } from '../testing/command-process.ts';
import type { Caller } from './context.ts';
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
  commands = createCreditCommands(process);
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
