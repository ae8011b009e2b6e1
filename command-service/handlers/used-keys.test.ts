import { expect, test } from '@jest/globals';
import { Refusal } from '../../domain/refusal.ts';
import { createUsedKeys } from './used-keys.ts';

const reused = new Refusal('IDEMPOTENCY_KEY_REUSED', 'This idempotency key was already used for another request.');

test('accepts the same request under a used key and refuses another one', () => {
  const keys = createUsedKeys();
  keys.refuseOther('k', 'first');
  keys.refuseOther('k', 'second');
  keys.note('k', 'first');
  keys.refuseOther('k', 'first');
  expect(() => keys.refuseOther('k', 'second')).toThrow(reused);
  keys.refuseOther('other', 'second');
});

test('drops the oldest key beyond the limit', () => {
  const keys = createUsedKeys();
  for (let n = 0; n <= 10_000; n += 1) keys.note(`k${n}`, 'first');
  keys.refuseOther('k0', 'second');
  expect(() => keys.refuseOther('k10000', 'second')).toThrow(reused);
});
