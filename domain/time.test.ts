import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  dayOf,
  daysAfter,
  daysBetween,
  endOfMonth,
  mondayOf,
  monthOf,
  readInstant,
  startOfDay,
  startOfMonth,
} from './time.ts';

describe('an instant', () => {
  test.each([
    ['2026-11-26T10:00:00Z', Date.UTC(2026, 10, 26, 10)],
    ['2026-11-26t10:00:00z', Date.UTC(2026, 10, 26, 10)],
    ['2026-11-26 10:00:00Z', Date.UTC(2026, 10, 26, 10)],
    ['2026-11-26T10:00:00.5Z', Date.UTC(2026, 10, 26, 10, 0, 0, 500)],
    ['2026-11-26T10:00:00.123456789Z', Date.UTC(2026, 10, 26, 10, 0, 0, 123)],
    ['2026-11-26T10:00:00+05:30', Date.UTC(2026, 10, 26, 4, 30)],
    ['2026-11-26T22:00:00-03:30', Date.UTC(2026, 10, 27, 1, 30)],
    ['2024-02-29T00:00:00Z', Date.UTC(2024, 1, 29)],
    ['0001-01-01T00:00:00Z', -62_135_596_800_000],
    ['9999-12-31T23:59:59.999Z', Date.UTC(9999, 11, 31, 23, 59, 59, 999)],
  ])('%s is read', (text, expected) => expect(readInstant(text)).toBe(expected));

  test.each([
    '',
    'Nov 26, 2026',
    '2026',
    '2026-11-26',
    '2026-11-26T10:00Z',
    '2026-11-26T10:00:00',
    '2026-11-26T10:00:00 Z',
    '2026-11-26T10:00:00+0530',
    '2026-11-26T10:00:00.Z',
    '2026-02-30T00:00:00Z',
    '2026-02-29T00:00:00Z',
    '1900-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-10T00:00:00Z',
    '2026-11-00T00:00:00Z',
    '2026-11-26T24:00:00Z',
    '2026-11-26T10:60:00Z',
    '2026-11-26T10:00:60Z',
    '2026-11-26T10:00:00+24:00',
    '0000-01-01T00:00:00Z',
    '+002026-11-26T10:00:00Z',
    '1795738388926',
    '2026-11-26T10:00:00Z\n',
  ])('%j is not an instant', (text) => expect(readInstant(text)).toBeUndefined());

  test('is the same with every offset, at every time from year 2 to 9998', () => {
    const times = fc.integer({ min: Date.UTC(2, 0, 1) - 1_900 * 365 * 86_400_000, max: Date.UTC(9998, 0, 1) });
    fc.assert(
      fc.property(times, fc.integer({ min: -23 * 60, max: 23 * 60 }), (time, offset) => {
        const local = new Date(time + offset * 60_000).toISOString().slice(0, -1);
        const two = (value: number): string => String(value).padStart(2, '0');
        const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
        expect(readInstant(`${local}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`)).toBe(time);
      }),
    );
  });
});

describe('the calendar in UTC', () => {
  const times = fc.integer({ min: startOfDay('0002-01-01'), max: startOfDay('9990-01-01') });

  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-29', 1, '2024-03-01'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2000-02-28', 1, '2000-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    // The United States and Europe move their clocks on these days.
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-10-25', 1, '2026-10-26'],
  ])('%s and %i day is %s', (day, count, expected) => expect(daysAfter(day, count)).toBe(expected));

  test.each([
    ['2026-11-16T00:00:00Z', '2026-11-16'],
    ['2026-11-22T23:59:59Z', '2026-11-16'],
    ['2026-11-23T00:00:00Z', '2026-11-23'],
    ['2027-01-01T12:00:00Z', '2026-12-28'],
    ['2024-03-03T12:00:00Z', '2024-02-26'],
  ])('%s is in the week of Monday, %s', (time, monday) => expect(mondayOf(Date.parse(time))).toBe(monday));

  test.each([
    ['2024-02', '2024-03-01'],
    ['2026-02', '2026-03-01'],
    ['2026-12', '2027-01-01'],
    ['2026-01', '2026-02-01'],
    ['0099-12', '0100-01-01'],
  ])('%s ends where %s begins', (month, next) => expect(dayOf(endOfMonth(month))).toBe(next));

  test('each time is in one day, one week and one month, which follow each other without a gap', () => {
    fc.assert(
      fc.property(times, (time) => {
        const [day, month, monday] = [dayOf(time), monthOf(time), mondayOf(time)];
        expect(startOfDay(day)).toBeLessThanOrEqual(time);
        expect(time).toBeLessThan(startOfDay(daysAfter(day, 1)));
        expect(startOfMonth(month)).toBeLessThanOrEqual(time);
        expect(time).toBeLessThan(endOfMonth(month));
        expect(monthOf(endOfMonth(month) - 1)).toBe(month);
        expect(dayOf(endOfMonth(month))).toMatch(/-01$/);
        expect([monday, daysAfter(monday, 7)].map((each) => new Date(startOfDay(each)).getUTCDay())).toEqual([1, 1]);
        expect(daysBetween(monday, day).length).toBeLessThanOrEqual(7);
      }),
    );
  });

  test('counts the days from one to another, forwards only', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: -50, max: 800 }), (time, count) => {
        const first = dayOf(time);
        const days = daysBetween(first, daysAfter(first, count));
        expect(days).toHaveLength(Math.max(0, count + 1));
        if (count >= 0) expect([days[0], days.at(-1)]).toEqual([first, daysAfter(first, count)]);
        expect(days).toEqual(days.toSorted());
        expect(daysAfter(daysAfter(first, count), -count)).toBe(first);
      }),
      { numRuns: 50 },
    );
  });
});
