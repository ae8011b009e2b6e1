import { expect, test } from '@jest/globals';
import { historyPath, kindOf } from './historyPath.ts';

test('an address names kind, id and revision', () => {
  expect(historyPath('VIDEO', 'v 1')).toBe('/admin/audit/video/v%201');
  expect(historyPath('CREDITS', 'ann', 12)).toBe('/admin/users/ann/credits?revision=12');
  expect(historyPath('TWIN_CREDITS', 'ann', 0)).toBe('/admin/audit/twin-credits/ann?revision=0');
});

test('a kind is found by its name in an address', () => {
  expect([kindOf('payment'), kindOf('twin-credits'), kindOf('user'), kindOf('')]).toEqual([
    'PAYMENT',
    'TWIN_CREDITS',
    undefined,
    undefined,
  ]);
});
