import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { readInstant } from './time.ts';

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
  ])('%j is no instant', (text) => expect(readInstant(text)).toBeUndefined());

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
