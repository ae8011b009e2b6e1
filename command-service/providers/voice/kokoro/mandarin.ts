import { pinyin } from 'pinyin-pro';
import { markOf, type Symbols } from './phonemes.ts';

/** Reads Chinese characters as the symbols of the model: an initial, a final, and an arrow for the tone. */

const initials: Readonly<Record<string, string>> = {
  b: 'p',
  p: 'pʰ',
  m: 'm',
  f: 'f',
  d: 't',
  t: 'tʰ',
  n: 'n',
  l: 'l',
  g: 'k',
  k: 'kʰ',
  h: 'x',
  j: 'ʨ',
  q: 'ʨʰ',
  x: 'ɕ',
  zh: 'ꭧ',
  ch: 'ꭧʰ',
  sh: 'ʂ',
  r: 'ɻ',
  z: 'ʦ',
  c: 'ʦʰ',
  s: 's',
};

/** Finals as they are written after no initial, by their full names. `0` is the place of the tone. */
const finals: Readonly<Record<string, string>> = {
  a: 'a0',
  ai: 'ai0',
  an: 'a0n',
  ang: 'a0ŋ',
  ao: 'au0',
  e: 'ɤ0',
  ei: 'ei0',
  en: 'ə0n',
  eng: 'ə0ŋ',
  er: 'ɚ0',
  i: 'i0',
  ia: 'ja0',
  ian: 'jɛ0n',
  iang: 'ja0ŋ',
  iao: 'jau0',
  ie: 'je0',
  in: 'i0n',
  iou: 'jou0',
  ing: 'i0ŋ',
  iong: 'jʊ0ŋ',
  ong: 'ʊ0ŋ',
  ou: 'ou0',
  u: 'u0',
  uei: 'wei0',
  ua: 'wa0',
  uai: 'wai0',
  uan: 'wa0n',
  uen: 'wə0n',
  uang: 'wa0ŋ',
  ueng: 'wə0ŋ',
  uo: 'wo0',
  o: 'ɔ0',
  ü: 'y0',
  üe: 'ɥe0',
  üan: 'ɥɛ0n',
  ün: 'y0n',
  // The vowel after zh, ch, sh, r, z, c and s.
  ɨ: 'ɨ0',
};
const tones: Readonly<Record<string, string>> = { '1': '→', '2': '↗', '3': '↓', '4': '↘' };

/** The full name of a final that pinyin writes in short. */
function fullFinal(initial: string, final: string): string {
  if (initial === '')
    return final
      .replace(/^yu/u, 'ü')
      .replace(/^you$/u, 'iou')
      .replace(/^y(?=i)/u, '')
      .replace(/^y/u, 'i')
      .replace(/^wu$/u, 'u')
      .replace(/^w(?=ei|en)/u, 'u')
      .replace(/^w/u, 'u');
  if (/^[jqx]$/u.test(initial)) return (final === 'iu' ? 'iou' : final).replace(/^u/u, 'ü');
  if (final === 'i' && /^(?:zh|ch|sh|[rzcs])$/u.test(initial)) return 'ɨ';
  if (final === 'o') return 'uo';
  return { iu: 'iou', ui: 'uei', un: 'uen' }[final] ?? final;
}

/** "zhong1": "ꭧʊ→ŋ"; '' for a text that is not a syllable. */
export function syllable(written: string): string {
  const [, initial = '', final = '', tone = ''] =
    /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcs])?([a-zü]+?)([0-5])?$/u.exec(written.replace('v', 'ü')) ?? [];
  const sound = finals[fullFinal(initial, final)];
  return sound === undefined ? '' : (initials[initial] ?? '') + sound.replace('0', tones[tone] ?? '');
}

/** A run of Chinese characters, a run of Latin words, or anything else. */
const runs = /\p{Script=Han}(?:\s*\p{Script=Han})*|[A-Za-z][A-Za-z' .-]*|[^\p{Script=Han}A-Za-z]+/gu;

/**
 * The symbols of a Chinese sentence.
 *
 * @param text words with spaces between them, as the voice gets it
 * @param latin reads a run of Latin words; its words begin at the code points of the run
 */
export function mandarinSymbols(text: string, latin: (run: string) => readonly Symbols[]): Symbols[] {
  const found: Symbols[] = [];
  let at = 0;
  for (const [run] of text.matchAll(runs)) {
    const start = at;
    at += Array.from(run).length;
    if (/^\p{Script=Han}/u.test(run)) {
      const characters = Array.from(run);
      // Spaces would hide the words that decide how a character is read.
      const read = pinyin(characters.filter((character) => character !== ' ').join(''), {
        type: 'array',
        toneType: 'num',
        v: true,
      });
      let next = 0;
      for (const [offset, character] of characters.entries()) {
        if (character.trim() === '') {
          found.push({ symbols: ' ' });
          continue;
        }
        const symbols = syllable(read[next] ?? '');
        next += 1;
        if (symbols !== '') found.push({ symbols, ipa: symbols, word: start + offset });
      }
    } else if (/^[A-Za-z]/u.test(run)) {
      found.push(...latin(run).map((each) => (each.word === undefined ? each : { ...each, word: each.word + start })));
    } else {
      const mark = markOf(run);
      if (mark !== '' && found.length > 0) found.push({ symbols: mark, ipa: '' });
      if (/\s/u.test(run) && found.length > 0) found.push({ symbols: ' ' });
    }
  }
  return found;
}
