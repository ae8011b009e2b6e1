/** Rules for words: streets, directions, states, abbreviations, letters. */
import { isCapitalised, isNumber, type Place, type Rule } from './place.ts';
import {
  beforeUnits,
  directions,
  months,
  onlyInCapitals,
  spelled,
  states,
  streets,
  streetWords,
  units,
  words,
} from './tables.ts';

const keyOf = (core: string): string => core.toLowerCase().replaceAll('.', '');

/** Whether a house number comes a few words earlier. */
const isInAddress = ({ before }: Place): boolean => before.some((word) => /^\d{1,5}[a-z]?$/iu.test(word));

/** `St` and `Dr` are a street after a name, and a saint or a doctor before one. */
function streetOf(place: Place): string | undefined {
  const key = keyOf(place.core);
  if (!Object.hasOwn(streets, key)) return undefined;
  const { previous, next } = place;
  const named = isCapitalised(previous) || /^\d+(?:st|nd|rd|th)$/iu.test(previous ?? '');
  const other = { st: 'Saint', dr: 'Doctor' }[key];
  if (other !== undefined && isCapitalised(next) && !(named && isInAddress(place))) return other;
  if (!isCapitalised(place.core) && !['st', 'ave', 'blvd', 'rd', 'ln', 'hwy', 'pkwy', 'sq'].includes(key))
    return undefined;
  return streets[key];
}

function directionOf({ core, previous, after, followsComma }: Place): string | undefined {
  const key = keyOf(core);
  if (!Object.hasOwn(directions, key) || core !== core.toUpperCase()) return undefined;
  if (key.length === 2) return followsComma && Object.hasOwn(states, core) ? undefined : directions[key];
  const inAddress =
    isNumber(previous) ||
    after.slice(0, 3).some((word) => streetWords.has(keyOf(word))) ||
    streetWords.has(keyOf(previous ?? ''));
  return inAddress ? directions[key] : undefined;
}

/** Kinds of places before a name. */
const placeKinds: Readonly<Record<string, string>> = { ft: 'Fort', mt: 'Mount', pt: 'Point' };

export const wordRules: readonly Rule[] = [
  // A state before a postal code: "Tulsa OK 74103".
  ({ core, next }) =>
    Object.hasOwn(states, core) && /^\d{5}(?:-\d{4})?$/u.test(next ?? '') ? states[core] : undefined,
  ({ core, previous, next, isLast }) =>
    !isLast && isCapitalised(core) && isCapitalised(next) && !isNumber(previous) && keyOf(previous ?? '') !== 'sq'
      ? placeKinds[keyOf(core)]
      : undefined,
  ({ core, tail, next, previous }) => {
    if (keyOf(core) !== 'est' || (!tail.startsWith('.') && core !== core.toUpperCase())) return undefined;
    if (/^[ap]\.?m$|\d(?:[ap]\.?m)?$/iu.test(previous ?? '')) return 'eastern time';
    return /^(?:1[6-9]|20)\d\d$/u.test(next ?? '') ? 'established' : 'estimated';
  },
  ({ core, previous }) => (keyOf(core) === 'min' && !isNumber(previous) ? 'minimum' : undefined),
  ({ core, followsComma }) => (followsComma && Object.hasOwn(states, core) ? states[core] : undefined),
  (place) => directionOf(place),
  (place) => streetOf(place),
  ({ core, tail, next }) =>
    keyOf(core) === 'no' && tail.startsWith('.') && /^\d/u.test(next ?? '') ? 'number' : undefined,
  ({ core, next }) =>
    isCapitalised(core) && /^\d/u.test(next ?? '') && Object.hasOwn(months, keyOf(core))
      ? months[keyOf(core)]
      : undefined,
  ({ core, tail }) => {
    const key = core.toLowerCase();
    if (!Object.hasOwn(words, key)) return undefined;
    if (onlyInCapitals.has(key) && core !== core.toUpperCase() && !tail.startsWith('.')) return undefined;
    return words[key];
  },
  ({ core }) => (/^sq$/iu.test(core) ? 'square' : undefined),
  // A unit without a number before it, as in "3.5 total BA".
  ({ core }) => {
    const key = keyOf(core);
    return Object.hasOwn(units, key) && (core === core.toUpperCase() || ['ft', 'br', 'ba', 'bd', 'sf'].includes(key))
      ? units[key]?.[key === 'ft' || key === 'sf' ? 1 : 0]
      : undefined;
  },
  ({ core, previous }) =>
    /^[A-Za-z]$/u.test(core) && beforeUnits.has(keyOf(previous ?? '')) ? spelled(core) : undefined,
  // Capitals without a vowel are initials; others are a word in capitals.
  ({ core }) =>
    /^(?:[A-Z]\.?){2,6}$/u.test(core) && (core.includes('.') || !/[AEIOUY]/u.test(core)) ? spelled(core) : undefined,
];
