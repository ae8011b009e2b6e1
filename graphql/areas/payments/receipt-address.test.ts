import { expect, test } from '@jest/globals';
import type { GatewayContext } from '../../context.ts';
import { emailOf } from './reads.ts';

test.each([
  ['ann@example.com', 'ann@example.com'],
  ['Ann@BÜCHER.example', 'Ann@xn--bcher-kva.example'],
  ['', undefined],
  ['"front desk 1"@oak.example', undefined],
  ['jörg@example.com', undefined],
  ['ann_example.com#EXT#@tenant.onmicrosoft.com', undefined],
])('the receipt for an account with %j goes to %j', async (email, address) => {
  const loaders = { users: { load: async () => ({ email }) } } as object as GatewayContext['loaders'];
  expect(await emailOf({ loaders }, 'ann')).toBe(address);
});
