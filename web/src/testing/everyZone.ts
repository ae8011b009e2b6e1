import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { defaultTitle } from '../screens/generate-video/draft/submission.ts';
import { formatInstant, fromField, toField } from '../screens/admin/audit/moment.ts';
import { endOf, monthsSince } from '../screens/statement/months.ts';
import { endOfDay, startOfDay } from '../ui/days.ts';
import { formatDate, formatDay, formatMoment, formatShortDate } from '../ui/format.ts';

// A program for `zones.integration.test.ts`, which starts it in each time zone: a process that has formatted a time
// can't change its zone. It fails with the first counterexample.

const zone = process.env['TZ'] ?? 'UTC';

const minute = 60_000;
const hour = 60 * minute;
const week = 7 * 24 * hour;
const first = Date.UTC(2012, 0, 1);
const last = Date.UTC(2037, 11, 31);

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
/** The time on a wall clock, from the zone's tables alone: `2026-11-01T01:30:00`. */
const wall = (time: number): string => {
  const of = Object.fromEntries(parts.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${of['year']}-${of['month']}-${of['day']}T${of['hour']}:${of['minute']}:${of['second']}`;
};
const dayOn = (time: number): string => wall(time).slice(0, 10);
const iso = (time: number): string => new Date(time).toISOString();
const at = (text: string | null | undefined): number => Date.parse(text ?? 'none');

/** The instants at which this zone's clocks change. */
const changes = (): readonly number[] => {
  const offset = (time: number): number => new Date(time).getTimezoneOffset();
  const found: number[] = [];
  for (let time = first; time < last; time += week) {
    let [before, after] = [time, time + week];
    if (offset(before) === offset(after)) continue;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offset(middle) === offset(before)) before = middle;
      else after = middle;
    }
    found.push(after);
  }
  return found;
};

const leapDays = Array.from({ length: 7 }, (_, index) => Date.UTC(2012 + index * 4, 1, 29, 12));
/** Half of the instants are around changes of the clocks, leap days and ends of years. */
const instants = fc.oneof(
  fc.integer({ min: first, max: last }),
  fc
    .tuple(
      fc.constantFrom(...changes(), ...leapDays, Date.UTC(2026, 0, 1)),
      fc.integer({ min: -26 * hour, max: 26 * hour }),
    )
    .map(([time, away]) => time + away),
);

const always = (holds: (time: number, other: number) => void): void =>
  fc.assert(fc.property(instants, instants, holds), { numRuns: 100 });

// A day goes from its first instant to that of the next day, even if some hours are missing or repeated.
always((time) => {
  const [start, end] = [at(startOfDay(dayOn(time))), at(endOfDay(dayOn(time)))];
  assert.ok(start <= time && time < end, `${iso(time)} is not within ${dayOn(time)}`);
  assert.equal(dayOn(start), dayOn(time));
  assert.ok(dayOn(start - 1) < dayOn(time) && dayOn(end) > dayOn(time));
  assert.equal(startOfDay(dayOn(end)), iso(end));
});

// The same for months.
always((time, other) => {
  const month = dayOn(time).slice(0, 7);
  const end = at(endOf(month));
  assert.ok(time < end && dayOn(end).endsWith('-01') && dayOn(end - 1).startsWith(month));
  const [from, now] = [Math.min(time, other), Math.max(time, other)];
  const months = monthsSince(new Date(from), new Date(now));
  assert.equal(months.at(-1), dayOn(from).slice(0, 7));
  assert.equal(months[0], dayOn(now).slice(0, 7));
  assert.deepEqual(months, [...new Set(months)].toSorted().toReversed());
});

// An untouched field keeps its instant. A retyped one means the end of a second with its text.
always((time) => {
  const shown = toField(iso(time));
  assert.equal(shown, wall(time));
  assert.equal(fromField(shown, iso(time)), iso(time));
  const read = at(fromField(shown));
  assert.equal(wall(read), shown);
  assert.equal(read % 1_000, 999);
});

// A text in an hour that the clocks skipped is read as a time near it, not refused.
always((time) => {
  const typed = iso(time).slice(0, 19);
  const read = at(fromField(typed));
  assert.ok(Math.abs(at(`${wall(read)}Z`) - at(`${typed}Z`)) <= hour, `${typed} was read as ${iso(read)}`);
});

// Days are the zone's days. Different minutes and seconds are read as different instants, also in the repeated hour.
const named = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
always((time, other) => {
  const date = dayOn(time);
  assert.equal(formatDay(iso(time)), named.format(new Date(date)));
  assert.equal(formatDate(date), named.format(new Date(date)));
  assert.ok(formatDate(date).startsWith(formatShortDate(date)));
  assert.ok(defaultTitle(new Date(time)).endsWith(date));
  for (const next of [other, time + hour, time + hour / 2, time - 2 * hour]) {
    const isSame = Math.floor(time / minute) === Math.floor(next / minute);
    assert.equal(formatMoment(iso(time)) === formatMoment(iso(next)), isSame);
    if (!isSame) assert.notEqual(formatInstant(iso(time)), formatInstant(iso(next)));
  }
});

// Years that people type digit by digit are read as typed, not as years after 1900.
for (const year of ['0002', '0020', '0202', '2026'])
  assert.equal(toField(startOfDay(`${year}-03-01`) ?? '').slice(0, 10), `${year}-03-01`);
