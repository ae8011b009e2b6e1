import { expect, test } from '@jest/globals';
import { createMemoryKeyRing } from '../testing/index.ts';
import { createPersonalSeal } from './personal-seal.ts';

test('opens what it sealed, for the same subject and place only', async () => {
  const { seal, open } = createPersonalSeal(createMemoryKeyRing());
  const sealed = (await seal('ann', 'outbox/1', { to: 'ann@example.com' })) ?? null;
  await seal('ben', 'outbox/1', 'a key for ben');
  expect(JSON.stringify(sealed)).not.toContain('ann@example.com');
  expect(await open('ann', 'outbox/1', sealed)).toEqual({ to: 'ann@example.com' });
  expect(await open('ann', 'outbox/2', sealed)).toBeUndefined();
  expect(await open('ben', 'outbox/1', sealed)).toBeUndefined();
  expect(await open('nobody', 'outbox/1', sealed)).toBeUndefined();
  expect(await open('ann', 'outbox/1', { sealed: 'bm9uc2Vuc2U=' })).toBeUndefined();
  expect(await open('ann', 'outbox/1', 'not sealed')).toBeUndefined();
});

test('neither opens nor seals data of an erased subject', async () => {
  const keyRing = createMemoryKeyRing();
  const { seal, open } = createPersonalSeal(keyRing);
  const sealed = (await seal('ann', 'outbox/1', 'text')) ?? null;
  await keyRing.destroy('ann');
  expect(await open('ann', 'outbox/1', sealed)).toBeUndefined();
  expect(await seal('ann', 'outbox/1', 'text')).toBeUndefined();
});
