import { bathShareOf } from '../text/rooms.ts';
import { isFactLabel, normalLabel } from './fact-labels.ts';

const letters: Readonly<Record<string, string>> = { f: 'full', t: 'three quarter', h: 'half', p: 'partial' };

/** "Bath (Full/3 Qtr/Half): 1/1/0" and "Baths F/H: 1/1": kinds of bathrooms with their counts. */
function kindsOf(label: string, text: string): readonly (readonly [string, string])[] | undefined {
  const [, behind, before] =
    /^b(?:ath(?:room)?s?|ths?)\s?\(?([^()]+\/[^()]+)\)?$|^([fth](?:\/[fth]){1,2}) baths?$/i.exec(label.trim()) ?? [];
  const names = behind ?? before ?? '';
  const kinds = names
    .toLowerCase()
    .replace(/3\/4|3 ?qtr/, 'three quarter')
    .replace('1/2', 'half')
    .split('/')
    .map((name) => `${letters[name.trim()] ?? name.trim()} baths`);
  const values = text.trim().split(/\s?\/\s?/);
  const isEach =
    kinds.length > 1 && kinds.length === values.length && kinds.every((kind) => bathShareOf(kind) !== undefined);
  return isEach ? kinds.map((kind, at) => [kind, values[at] ?? ''] as const) : undefined;
}

const counted = /^\d{1,2}(?:\.\d{1,2})?(?:\s(?:bd|beds?|ba|baths?)\.?)?$/i;

/** "Beds / Baths: 4 / 3.5" and "Full / half baths: 2 / 1": two labels with their two values. */
export function bothOf(label: string, text: string): readonly (readonly [string, string])[] | undefined {
  const kinds = kindsOf(label, text);
  if (kinds !== undefined) return kinds;
  const names = normalLabel(label).split(/\s?[/|&]\s?/);
  const values = text.trim().split(/\s?[/|]\s?/);
  const [first = '', second = ''] = names;
  const full = first === 'full' && second.startsWith('half') ? 'full baths' : first;
  const isBoth = names.length === 2 && values.length === 2 && values.every((value) => counted.test(value));
  return isBoth && [full, second].every((name) => isFactLabel(name))
    ? [
        [full, values[0] ?? ''],
        [second, values[1] ?? ''],
      ]
    : undefined;
}
