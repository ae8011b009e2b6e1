import { expect, test } from '@jest/globals';
import { erasures } from './erasures.ts';
import type { OperationContext } from './operation.ts';

const doc = {
  all: 'step',
  userId: 'u7',
  step: 'account at the payment provider',
  outside: true,
  problem: 'refused',
  code: 'REJECTED',
  failures: 3,
  since: 0,
  retryAt: 60_000,
};
const line =
  'u7  account at the payment provider: refused (REJECTED), 3 times since 1970-01-01T00:00:00.000Z, next 1970-01-01T00:01:00.000Z';

async function run(open: readonly object[], args: readonly string[], isRunning = true) {
  const [lines, retried]: [string[], string[]] = [[], []];
  const context = {
    projections: { reader: () => ({ query: async () => open.map((each, n) => ({ id: String(n), doc: each })) }) },
    ...(isRunning && { retryErasure: async (userId: string) => void retried.push(userId) }),
  };
  const ok = await erasures(context as unknown as OperationContext, args, (text) => void lines.push(text));
  return { ok, lines, retried };
}

test('lists open steps with their reasons', async () => {
  expect(await run([doc], [])).toEqual({
    ok: true,
    lines: [line, 'To try all of it again now: curbcast erasures retry'],
    retried: [],
  });
  expect((await run([], [])).lines).toEqual(['Nothing is open: whoever was erased is gone everywhere.']);
});

test('retries each account once, by a running server', async () => {
  const found = await run([doc, { ...doc, step: 'drafts' }, { ...doc, userId: 'u8' }], ['retry']);
  expect([found.ok, found.retried, found.lines.at(-1)]).toEqual([
    true,
    ['u7', 'u8'],
    '2 accounts are tried again within seconds.',
  ]);
  expect((await run([doc], ['retry'], false)).ok).toBe(false);
  expect((await run([doc], ['again'])).ok).toBe(false);
});
