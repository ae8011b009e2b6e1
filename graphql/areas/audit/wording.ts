import { inDollars } from '../../../lib/dollars.ts';
import type { AuditKind, Path } from '../../../projection-service/index.ts';
import { credits, dateTime } from '../../scalars.ts';

/** The wording of a number, by its field. */
type Unit = 'plain' | 'credits' | 'money' | 'duration' | 'time';

/** A number from here on is a time in milliseconds since 1970 (1973 or later). No amount is that large. */
const firstInstant = 100_000_000_000;

/** Fields of a credit account whose names don't say that they hold half-credits. */
const creditFields: ReadonlySet<string> = new Set(['amount', 'available', 'clawedBack', 'debt', 'owed', 'taken']);

function unitOf(kind: AuditKind, path: Path, value: number): Unit {
  const [name = '', parent = ''] = path.toReversed();
  if (value >= firstInstant) return 'time';
  if (/cents$/i.test(name) || (kind === 'subscription' && parent === 'items')) return 'money';
  if (/halfCredits$/i.test(name)) return 'credits';
  if (kind === 'credits' && (creditFields.has(name) || name.endsWith('Amount') || parent === 'totals'))
    return 'credits';
  return name.endsWith('Ms') ? 'duration' : 'plain';
}

const wordings: Readonly<Record<Unit, (value: number) => string>> = {
  plain: String,
  credits: (value) => `${credits(value)} ${value === 2 ? 'credit' : 'credits'}`,
  money: inDollars,
  duration: (value) => `${value / 1_000} s`,
  time: dateTime,
};

const isName = /^[a-z][A-Za-z]*$/;

function inWords(name: string): string {
  const words = name
    .replace(/(Amount|Cents|HalfCredits|Ms)$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The place of a value in words: `current.period.end` becomes `Current · Period · End`. Ids stay as they are. */
export const labelOf = (path: Path): string =>
  path
    .map((name) => (name === 'halfCredits' || name === 'amount' ? 'Credits' : isName.test(name) ? inWords(name) : name))
    .join(' · ');

/** A value in words. */
export function auditValue(kind: AuditKind, path: Path, value: null | boolean | number | string) {
  const about = { path: path.join('.'), label: labelOf(path), isTime: false, isText: false };
  if (value === null) return { ...about, value: 'None' };
  if (typeof value === 'boolean') return { ...about, value: value ? 'Yes' : 'No' };
  if (typeof value === 'string') return { ...about, value, isText: true };
  const unit = unitOf(kind, path, value);
  return { ...about, value: wordings[unit](value), isTime: unit === 'time' };
}
