import { describe, expect, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import {
  decideTableExports,
  evolveTableExports,
  initialTableExports,
  statusOf,
  type TableExportEvent,
  type TableExportsCommand,
} from './index.ts';

const minute = 60_000;
const ids = { userId: 'ann', exportId: 'e1' };
const wanted = { table: 'videos', format: 'csv' } as const;
const start: TableExportsCommand = { kind: 'start', ...ids, ...wanted };
const started: TableExportEvent = { type: 'TableExportStarted', data: { ...ids, ...wanted } };
const end = (outcome: 'finished' | 'cancelled' | 'failed', rows: number): TableExportsCommand => ({
  kind: 'end',
  ...ids,
  outcome,
  rows,
});
const cancelled: TableExportEvent = { type: 'TableExportCancelled', data: { ...ids, rows: 500 } };

describe('the exports of a user', () => {
  const { given } = specify({ initial: initialTableExports, decide: decideTableExports, evolve: evolveTableExports });

  test('start once each', () => {
    given().when(start).then(started);
    given(started).when(start).thenNothing();
  });

  test.each([
    ['finished', 'TableExportFinished'],
    ['cancelled', 'TableExportCancelled'],
    ['failed', 'TableExportFailed'],
  ] as const)('that are %s end with the rows sent by then', (outcome, type) => {
    const state = given(started)
      .when(end(outcome, 500), { at: 70 })
      .then({ type, data: { ...ids, rows: 500 } });
    expect(state.exports).toEqual([{ exportId: 'e1', ...wanted, startedAt: 0, ended: { outcome, rows: 500, at: 70 } }]);
  });

  test('end once, and only if they were started', () => {
    given(started, cancelled).when(end('finished', 900)).thenNothing();
    given().when(end('failed', 0)).thenNothing();
  });

  test('are kept up to 60, the latest ones', () => {
    const many = Array.from({ length: 60 }, (_, n): TableExportEvent => ({
      type: 'TableExportStarted',
      data: { ...ids, exportId: `other-${n}`, ...wanted },
    }));
    const { exports } = given(...many)
      .when(start)
      .then(started);
    expect([exports.length, exports[0]?.exportId, exports.at(-1)?.exportId]).toEqual([60, 'other-1', 'e1']);
  });

  test('are interrupted when they neither ended nor gave a sign of life for a minute', () => {
    const open = { startedAt: 0, ended: null };
    const at = (aliveAt: number | undefined, now: number) => statusOf(open, aliveAt, now);
    expect([at(undefined, minute - 1), at(undefined, minute)]).toEqual(['running', 'interrupted']);
    expect([at(5, minute + 4), at(5, minute + 5)]).toEqual(['running', 'interrupted']);
    const ended = { startedAt: 0, ended: { outcome: 'failed', rows: 1, at: 2 } } as const;
    expect(statusOf(ended, undefined, 2 * minute)).toBe('failed');
  });
});
