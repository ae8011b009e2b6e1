import { describe, expect, test } from '@jest/globals';
import {
  addressOf,
  fromField,
  type Moment,
  momentAt,
  momentOf,
  nowMoment,
  stepOf,
  strideOf,
  toField,
  variablesOf,
} from './moment.ts';

const revision = (at: number): Moment => ({ at: 'revision', revision: at });
const time: Moment = { at: 'time', time: '2026-11-21T10:05:03.000Z' };

describe('the moment in the address', () => {
  test.each<readonly [string, Moment]>([
    ['', nowMoment],
    ['revision=12', revision(12)],
    ['revision=0', revision(0)],
    ['revision=-1', revision(-1)],
    ['at=2026-11-21T10:05:03.000Z', time],
    ['at=2026-11-21T11:05:03%2B01:00', time],
  ])('is read from "%s"', (address, moment) => {
    expect(momentOf(new URLSearchParams(address))).toEqual(moment);
    expect(momentOf(addressOf(moment))).toEqual(moment);
  });

  test.each(['revision=-2', 'revision=1.5', 'revision=x', 'revision=', 'at=yesterday', 'at='])(
    '%s is not a moment, so it is now',
    (address) => {
      expect(momentOf(new URLSearchParams(address))).toEqual(nowMoment);
    },
  );

  test('is sent as a revision, a time, or neither', () => {
    expect(variablesOf(nowMoment)).toEqual({ revision: null, time: null });
    expect(variablesOf(revision(3))).toEqual({ revision: 3, time: null });
    expect(variablesOf(time)).toEqual({ revision: null, time: '2026-11-21T10:05:03.000Z' });
  });
});

describe('the slider', () => {
  test('starts before the first event and ends now', () => {
    expect(momentAt(0, 4)).toEqual(revision(-1));
    expect(momentAt(1, 4)).toEqual(revision(0));
    expect(momentAt(3, 4)).toEqual(revision(2));
    expect(momentAt(4, 4)).toEqual(nowMoment);
    expect(momentAt(0, 0)).toEqual(nowMoment);
  });

  test('follows new events at its end only', () => {
    expect([4, 5].map((total) => stepOf(nowMoment, total, undefined))).toEqual([4, 5]);
    expect([4, 5].map((total) => stepOf(revision(1), total, undefined))).toEqual([2, 2]);
    expect([4, 5].map((total) => stepOf(time, total, 1))).toEqual([2, 2]);
  });

  test('stays within its range for any address', () => {
    expect(stepOf(revision(99), 4, undefined)).toBe(4);
    expect(stepOf(revision(-1), 4, undefined)).toBe(0);
    expect(stepOf(revision(3), 0, undefined)).toBe(0);
  });

  test('maps each step to a moment and back', () => {
    for (const step of [0, 1, 2, 3, 4]) expect(stepOf(momentAt(step, 4), 4, undefined)).toBe(step);
  });

  test('plays a history in at most 60 beats, a short one event by event', () => {
    expect(strideOf(0)).toBe(1);
    expect(strideOf(60)).toBe(1);
    expect(strideOf(61)).toBe(2);
    expect(100_000 / strideOf(100_000)).toBeLessThanOrEqual(60);
  });
});

describe('the date field', () => {
  test('keeps the instant as long as its text is unchanged, as in the second of two equal hours', () => {
    const shown = '2026-11-01T06:30:15.250Z';
    expect(fromField(toField(shown), shown)).toBe(shown);
    expect(fromField(toField('2026-11-01T06:30:16.000Z'), shown)).not.toBe(shown);
  });

  test('shows an instant in the local time zone and is parsed as the end of its second', () => {
    const instant = '2026-11-21T10:05:03.700Z';
    const typed = toField(instant);
    expect(typed).toMatch(/^2026-11-\d\dT\d\d:\d\d:03$/u);
    expect(fromField(typed)).toBe('2026-11-21T10:05:03.999Z');
  });

  test('is parsed as the end of the first second without seconds', () => {
    expect(fromField('2026-11-21T10:05')).toBe(fromField('2026-11-21T10:05:00'));
  });

  test.each(['', '2026-11-21', '2026-11-21T', 'soon', '2026-13-41T10:05:03'])('%j is not filled in', (typed) => {
    expect(fromField(typed)).toBeUndefined();
  });
});
