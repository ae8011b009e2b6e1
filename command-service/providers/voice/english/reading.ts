/** How an agent reads a written sentence aloud: figures, prices, addresses and abbreviations become plain words. */
import { numberRules } from './figures.ts';
import { wholeNumber } from './numbers.ts';
import type { Place, Rule } from './place.ts';
import { placesOf } from './place.ts';
import { homes, spelled } from './tables.ts';
import { wordRules } from './names.ts';

/** Characters that divide a compound, with the text that is said between its parts. */
const joints: readonly (readonly [pattern: RegExp, said: string])[] = [
  [/[—–]/u, ', '],
  [/\//u, ' '],
  [/[-‑]/u, ' '],
];

const rules: readonly Rule[] = [...numberRules, ...wordRules];

/** The reading of a token that no rule knows: its letters, and its digits one by one in words. */
function plain(core: string): string {
  const letters = core.replaceAll(/[’‘`]/gu, "'").replaceAll(/[^\p{L}\p{M}\p{N}'.]+/gu, ' ');
  return letters
    .split(/(\d+)|[\s.]+/u)
    .filter((part) => part !== undefined && part !== '')
    .map((part) => (/^\d/u.test(part) ? wholeNumber(part) : part))
    .join(' ');
}

function read(place: Place): string {
  for (const rule of rules) {
    const said = rule(place, read);
    if (said !== undefined) return said;
  }
  const { core } = place;
  for (const [pattern, said] of joints) {
    if (!pattern.test(core)) continue;
    const parts = core.split(pattern).filter((part) => /[\p{L}\p{N}]/u.test(part));
    if (parts.length < 2) continue;
    // "a 3BR/2BA home": what follows the compound follows each of its parts.
    const nextOf = (at: number): string | undefined =>
      at === parts.length - 1 || homes.has(place.next?.toLowerCase() ?? '') ? place.next : parts[at + 1];
    return parts.map((part, at) => read({ ...place, core: part, next: nextOf(at) })).join(said);
  }
  if (/^[A-Z]$/u.test(core) && core !== 'A' && core !== 'I') return spelled(core);
  return plain(core);
}

/**
 * The pause that the closing punctuation of a token asks for. A full stop inside a sentence belongs to an abbreviation.
 */
function pauseOf({ tail, isLast, next }: Place): string {
  const mark = /[!?]/u.exec(tail)?.[0];
  if (isLast) return mark ?? (tail.includes('.') || tail.includes('…') ? '.' : '');
  return mark !== undefined || /[,;:)]|…/u.test(tail) || /^[—–-]$/u.test(next ?? '') ? ',' : '';
}

/**
 * The reading of each token of a sentence, in words of letters only; '' for a token without a sound.
 *
 * @param tokens the sentence as it is written, divided at its spaces
 */
export const readEnglish = (tokens: readonly string[]): string[] =>
  placesOf(tokens).map((place) => {
    const said = read(place).replaceAll(/\s+/gu, ' ').trim();
    return said === '' ? '' : said + pauseOf(place);
  });
