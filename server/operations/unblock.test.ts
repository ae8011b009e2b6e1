import { expect, test } from '@jest/globals';
import { START } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { OperationContext } from './operation.ts';
import { unblock } from './unblock.ts';

/** Runs the operation in a server with one blocked address, or with none that takes commands. */
async function run(address: string | undefined, isRunning = true) {
  const blocked = new Set(['203.0.113.9']);
  const actors: unknown[] = [];
  const unblockAddress: OperationContext['unblockAddress'] = async (text, { actor }) => {
    if (!/^[\d.]+$/.test(text)) throw new Refusal('INVALID_INPUT', 'Enter an address.');
    blocked.delete(text);
    actors.push(actor);
    return { position: START };
  };
  const lines: string[] = [];
  const context = (isRunning ? { unblockAddress } : {}) as OperationContext;
  const ok = await unblock(context, address === undefined ? [] : [address], (line) => void lines.push(line));
  return { ok, lines, blocked: [...blocked], actors };
}

test('removes a block as the operator', async () => {
  expect(await run('203.0.113.9')).toEqual({
    ok: true,
    lines: ['203.0.113.9 is not blocked.'],
    blocked: [],
    actors: [{ kind: 'system', id: 'operator' }],
  });
});

test.each([
  ['what is no address', 'abc', true, 'Enter an address.'],
  ['nothing', undefined, true, 'Use, next to the running product: npm run unblock -- <address or network>'],
  [
    'a stopped product',
    '203.0.113.9',
    false,
    'Use, next to the running product: npm run unblock -- <address or network>',
  ],
])('refuses %s', async (_name, address, isRunning, message) => {
  expect(await run(address, isRunning)).toMatchObject({ ok: false, lines: [message], blocked: ['203.0.113.9'] });
});
