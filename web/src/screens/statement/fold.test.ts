import { expect, test } from '@jest/globals';
import { foldVideos, type Movement } from './fold.ts';

const movement = (id: string, part: Partial<Movement>): Movement => ({
  __typename: 'StatementEntry',
  id,
  time: `2026-11-0${id}T10:00:00Z`,
  kind: 'GRANT',
  amount: 1,
  change: 1,
  balanceAfter: 1,
  debtAfter: 0,
  description: '',
  reason: null,
  videoId: null,
  paymentId: null,
  ...part,
});

test('hold, use and return of a video are one row with its net change and the latest balance', () => {
  const rows = foldVideos([
    movement('5', { videoId: 'v1', kind: 'RELEASE', change: 0.5, balanceAfter: 8.5 }),
    movement('4', { videoId: 'v1', kind: 'CAPTURE', change: 0, amount: 1.5, balanceAfter: 8 }),
    movement('3', { videoId: 'v2', kind: 'HOLD', change: -1, balanceAfter: 8 }),
    movement('2', { videoId: 'v1', kind: 'HOLD', change: -2, balanceAfter: 9 }),
    movement('1', { change: 11, balanceAfter: 11 }),
  ]);
  expect(rows.map(({ id, kind, change, balanceAfter }) => [id, kind, change, balanceAfter])).toEqual([
    ['5', 'CAPTURE', -1.5, 8.5],
    ['3', 'HOLD', -1, 8],
    ['1', 'GRANT', 11, 11],
  ]);
});
