import { describe, expect, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import { exceptionAggregate, exceptionIdOf, periodAggregate, type ExceptionEvent } from './index.ts';

const exceptions = specify(exceptionAggregate);
const periods = specify(periodAggregate);

const details = {
  leg: 'payments',
  status: 'missing_in_ledger',
  key: 'pi_1',
  userId: 'ann',
  amountCents: 17_750,
  sinceMs: 1_000,
} as const;
const exceptionId = exceptionIdOf(details);
const opened: ExceptionEvent = { type: 'ExceptionOpened', data: { exceptionId, ...details } };
const small: ExceptionEvent = { type: 'ExceptionOpened', data: { ...opened.data, amountCents: -10_000 } };
const open = { kind: 'open', exceptionId, details: opened.data } as const;
const settle = (byId: string, reason = 'Stolen card') =>
  ({ kind: 'settle', exceptionId, byId, how: 'written_off', reason }) as const;
const proposed: ExceptionEvent = {
  type: 'SettlementProposed',
  data: { exceptionId, byId: 'fay', how: 'written_off', reason: 'Stolen card' },
};
const settled = (approvedById: string | null): ExceptionEvent => ({
  type: 'ExceptionSettled',
  data: { exceptionId, byId: 'fay', approvedById, how: 'written_off', reason: 'Stolen card' },
});
const matched: ExceptionEvent = { type: 'ExceptionMatched', data: { exceptionId } };

describe('an exception', () => {
  test('opens once, and again when the row fails after it had matched', () => {
    exceptions.given().when(open).then(opened);
    exceptions.given(opened).when(open).thenNothing();
    exceptions.given(opened, matched).when(open).then(opened);
  });

  test('stays closed once a person has ended it, unless its amount changes', () => {
    exceptions.given(opened, proposed, settled('bo')).when(open).thenNothing();
    const other = { ...opened.data, amountCents: 1 };
    exceptions
      .given(opened, proposed, settled('bo'))
      .when({ ...open, details: other })
      .then({ type: 'ExceptionOpened', data: other });
  });

  test('up to $100 is ended by one person', () => {
    exceptions.given(small).when(settle('fay')).then(settled(null));
  });

  test('above $100, or without an amount, needs a second person', () => {
    exceptions.given(opened).when(settle('fay')).then(proposed);
    exceptions.given(opened, proposed).when(settle('bo', 'I agree')).then(settled('bo'));
    exceptions
      .given(opened, proposed)
      .when(settle('fay'))
      .thenRefused('NOT_ALLOWED_NOW', 'A second person has to approve this.');
    const unknown: ExceptionEvent = { type: 'ExceptionOpened', data: { ...opened.data, amountCents: null } };
    exceptions.given(unknown).when(settle('fay')).then(proposed);
  });

  test('cannot be changed once it is closed, or before it exists', () => {
    const assign = { kind: 'assign', exceptionId, assigneeId: 'fay' } as const;
    exceptions.given(opened, matched).when(assign).thenRefused('NOT_ALLOWED_NOW', 'This exception is closed.');
    exceptions.given().when(assign).thenRefused('NOT_FOUND', 'This exception was not found.');
    exceptions
      .given(opened)
      .when(assign)
      .then({ type: 'ExceptionAssigned', data: { exceptionId, assigneeId: 'fay' } });
  });
});

describe('a period', () => {
  const close = {
    kind: 'close',
    period: '2026-10',
    byId: 'fay',
    position: '1',
    headHash: 'h',
    totals: { clearing: 1, revenue: -1 },
    balances: { clearing: 3, revenue: -3 },
    parts: { received: 1 },
    exceptions: [],
  } as const;
  const at = Date.UTC(2026, 10, 1);
  const closed = {
    type: 'PeriodClosed',
    data: {
      period: '2026-10',
      byId: 'fay',
      position: '1',
      headHash: 'h',
      totals: close.totals,
      balances: close.balances,
      parts: close.parts,
      openExceptions: [],
    },
  } as const;

  test('closes once it has ended', () => {
    periods.given().when(close, { at }).then(closed);
    periods.given(closed).when(close, { at }).thenNothing();
    periods
      .given()
      .when(close, { at: at - 1 })
      .thenRefused('NOT_ALLOWED_NOW', 'This period has not ended yet.');
  });

  test('does not close with an open exception of severity 1, or without an owner', () => {
    const severe = { ...close, exceptions: [{ id: 'x', severity: 1, assigneeId: 'fay', sinceMs: at - 1 }] } as const;
    const orphan = { ...close, exceptions: [{ id: 'x', severity: 2, assigneeId: null, sinceMs: at - 1 }] } as const;
    const owned = { ...close, exceptions: [{ id: 'x', severity: 2, assigneeId: 'fay', sinceMs: at - 1 }] } as const;
    periods
      .given()
      .when(severe, { at })
      .thenRefused('NOT_ALLOWED_NOW', 'Open exceptions of severity 1: 1. Resolve them before the close.');
    periods
      .given()
      .when(orphan, { at })
      .thenRefused('NOT_ALLOWED_NOW', 'Open exceptions without an owner: 1. Take them over before the close.');
    expect(
      periods
        .given()
        .when(owned, { at })
        .then({ ...closed, data: { ...closed.data, openExceptions: ['x'] } }),
    ).toEqual({
      isClosed: true,
    });
  });

  test('closes despite an exception of the month after', () => {
    const later = { ...close, exceptions: [{ id: 'x', severity: 1, assigneeId: null, sinceMs: at }] } as const;
    periods.given().when(later, { at }).then(closed);
  });

  test('reopens only when it is closed', () => {
    const reopen = { kind: 'reopen', period: '2026-10', byId: 'fay', reason: 'A late dispute' } as const;
    const { kind: _kind, ...data } = reopen;
    periods.given(closed).when(reopen).then({ type: 'PeriodReopened', data });
    periods.given().when(reopen).thenRefused('NOT_ALLOWED_NOW', 'This period is not closed.');
  });
});
