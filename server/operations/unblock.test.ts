import { beforeEach, expect, test } from '@jest/globals';
import type { BlockedNetwork } from '../../domain/security/index.ts';
import type { OperationContext } from './operation.ts';
import { unblock } from './unblock.ts';

let blocked: BlockedNetwork[];
beforeEach(() => {
  blocked = ['203.0.113.0/24', '198.51.100.7', '2001:db8:1::/48'].map((network, n) => ({
    entryId: `e${n}`,
    network,
    reason: n === 0 ? 'A scanner' : '',
    expiresAt: n === 1 ? Date.UTC(2027, 0, 1) : null,
    blockedAt: n,
  }));
});

async function run(...args: readonly string[]) {
  const lines: string[] = [];
  const context = {
    blacklist: {
      blocked: () => blocked,
      unblock: async (network: string) => {
        blocked = blocked.filter((entry) => entry.network !== network);
      },
    },
  };
  const ok = await unblock(context as unknown as OperationContext, args, (line) => void lines.push(line));
  return { ok, lines, left: blocked.map(({ network }) => network) };
}

test.each([
  ['203.0.113.9', '203.0.113.0/24', ['198.51.100.7', '2001:db8:1::/48']],
  ['::ffff:203.0.113.9', '203.0.113.0/24', ['198.51.100.7', '2001:db8:1::/48']],
  ['198.51.0.0/16', '198.51.100.7', ['203.0.113.0/24', '2001:db8:1::/48']],
  ['2001:DB8:1:9::1', '2001:db8:1::/48', ['203.0.113.0/24', '198.51.100.7']],
])('%s removes the block of %s, which holds it or is a part of it', async (text, network, left) => {
  expect(await run(text)).toEqual({
    ok: true,
    lines: [`${network} may use the product again, on every gateway within seconds.`],
    left,
  });
});

test('changes nothing for an address that is not blocked', async () => {
  expect(await run('192.0.2.1')).toMatchObject({ ok: true, lines: ['192.0.2.1 is not blocked.'] });
  expect(blocked).toHaveLength(3);
});

test('lists the blocked addresses without an argument', async () => {
  expect(await run()).toMatchObject({
    ok: true,
    lines: [
      '203.0.113.0/24  until it is removed  A scanner',
      '198.51.100.7  until 2027-01-01T00:00:00.000Z',
      '2001:db8:1::/48  until it is removed',
      'To let one in again: curbcast unblock <address>',
    ],
  });
  expect(blocked).toHaveLength(3);
  blocked = [];
  expect(await run()).toMatchObject({ ok: true, lines: ['Nothing is blocked.'] });
});

test.each([['abc'], ['203.0.113.9', '198.51.100.7'], ['203.0.113.0/33']])(
  '%j says how to use it, and changes nothing',
  async (...args) => {
    expect(await run(...args)).toMatchObject({ ok: false, lines: [expect.stringMatching(/^Use: curbcast unblock/)] });
    expect(blocked).toHaveLength(3);
  },
);
