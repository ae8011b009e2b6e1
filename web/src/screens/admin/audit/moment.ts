import { locale } from '../../../i18n/language.ts';
/**
 * The moment of a history that an auditor views: after an event, at a time, or now, which follows new events. The
 * address contains it, so that it can be shared: `?revision=12`,
 * `?at=2026-11-21T10:05:00.000Z`.
 */
export type Moment =
  | { readonly at: 'now' }
  | { readonly at: 'revision'; readonly revision: number }
  | { readonly at: 'time'; readonly time: string };

export const nowMoment: Moment = { at: 'now' };

/** The moment in the address; now, if there is none or it is invalid. */
export function momentOf(address: URLSearchParams): Moment {
  const revision = address.get('revision');
  if (revision !== null && /^(-1|\d{1,9})$/.test(revision)) return { at: 'revision', revision: Number(revision) };
  const time = Date.parse(address.get('at') ?? '');
  return Number.isNaN(time) ? nowMoment : { at: 'time', time: new Date(time).toISOString() };
}

/** The query string of a moment. */
export function addressOf(moment: Moment): URLSearchParams {
  if (moment.at === 'revision') return new URLSearchParams({ revision: String(moment.revision) });
  return new URLSearchParams(moment.at === 'time' ? { at: moment.time } : {});
}

/** The GraphQL variables of a moment. */
export function variablesOf(moment: Moment): { readonly revision: number | null; readonly time: string | null } {
  return {
    revision: moment.at === 'revision' ? moment.revision : null,
    time: moment.at === 'time' ? moment.time : null,
  };
}

/**
 * The moment at a step of the slider: 0 is before the first event, n is after the n-th. The end means now, which stays
 * at the end when new events arrive.
 */
export function momentAt(step: number, totalEvents: number): Moment {
  return step >= totalEvents ? nowMoment : { at: 'revision', revision: Math.max(0, step) - 1 };
}

/** The step of a moment on the slider; `answered` is the revision that the server found for a time. */
export function stepOf(moment: Moment, totalEvents: number, answered: number | undefined): number {
  if (moment.at === 'now') return totalEvents;
  const revision = moment.at === 'revision' ? moment.revision : (answered ?? totalEvents - 1);
  return Math.min(Math.max(revision + 1, 0), totalEvents);
}

/** The number of events per beat of the animation, so that a long history plays in at most `beats` beats. */
export function strideOf(totalEvents: number, beats = 60): number {
  return Math.max(1, Math.ceil(totalEvents / beats));
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats an instant for a `datetime-local` field, in the user's time zone, to the second. */
export function toField(iso: string): string {
  const date = new Date(iso);
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/**
 * Parses a `datetime-local` field; undefined while it is incomplete. The field shows seconds, so its value means the
 * end of its second: an event at 10:05:03.700 is in the history at 10:05:03.
 *
 * @param shown the instant that the field showed: as long as its text is unchanged, it stays exactly that one. The text
 *   alone can't tell apart the two hours when clocks go back.
 */
export function fromField(value: string, shown?: string): string | undefined {
  if (shown !== undefined && value === toField(shown)) return shown;
  const match = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?/.exec(value);
  if (!match) return undefined;
  const time = Date.parse(match[1] === undefined ? `${match[0]}:00` : match[0]);
  return Number.isNaN(time) ? undefined : new Date(time + 999).toISOString();
}

const instant = new Intl.DateTimeFormat(locale, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});

/** Formats an ISO instant to the second, in the user's time zone, which it names: `Nov 21, 2026, 10:05:03 AM UTC`. */
export function formatInstant(iso: string): string {
  return instant.format(new Date(iso));
}
