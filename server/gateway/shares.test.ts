import { createSecretKey } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createLogger } from '../logger.ts';
import { createShares, type SharesOptions } from './shares.ts';

const open = (rateLimits?: unknown) =>
  createShares({
    engines: { rateLimits, deriveKey: () => createSecretKey(Buffer.alloc(32)) },
    commandSide: { commands: {} },
    publicUrl: 'https://app.example',
    logger: createLogger('silent'),
    now: () => 0,
  } as object as SharesOptions);

test('an address gets one confirmation a day, however it is written and whatever the page', async () => {
  const { mayConfirm } = open();
  expect(await mayConfirm({ email: 'maria@home.example', ownerId: 'ann' })).toBe(true);
  expect(await mayConfirm({ email: 'maria@home.example', ownerId: 'ann' })).toBe(false);
  expect(await mayConfirm({ email: 'Maria@HOME.example', ownerId: 'bo' })).toBe(false);
  expect(await mayConfirm({ email: 'otto@home.example', ownerId: 'bo' })).toBe(true);
});

test('an owner sends 20 confirmations a day, so a page is no way to mail strangers', async () => {
  const { mayConfirm } = open();
  const answers: boolean[] = [];
  for (let at = 0; at < 22; at += 1)
    answers.push(await mayConfirm({ email: `visitor${at}@home.example`, ownerId: 'ann' }));
  expect(answers.filter((isAllowed) => isAllowed)).toHaveLength(20);
});

test('a request is taken without its confirmation while the limits are away', async () => {
  const away = { open: () => ({ consume: () => Promise.reject(new Error('away')) }) };
  expect(await open(away).mayConfirm({ email: 'maria@home.example', ownerId: 'ann' })).toBe(false);
});
