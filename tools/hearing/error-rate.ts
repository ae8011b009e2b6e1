import { pinyin } from 'pinyin-pro';
import { sentencesOf } from '../../command-service/providers/voice/wording.ts';
import { inTodaysCharacters, soundOf } from './spelling.ts';

/** A text as a voice speaks it, with figures and abbreviations as words. */
export const saidOf = (text: string, language: string): string[] =>
  sentencesOf(text, language).flatMap(({ tokens }) =>
    tokens.flatMap(({ spoken }) => spoken.split(' ')).filter((word) => word !== ''),
  );

/** A phone number, which a recognizer writes in groups of its choice: "512, 555, 0142". */
const phone = /\b\d{3}(?:[,.\s-]+\d{3,4}){2}\b/gu;
const digitByDigit = (text: string): string =>
  text.replaceAll(phone, (number) => number.replaceAll(/\D/gu, '').split('').join(' '));

/**
 * The compared units: words by their sound, without case and marks, in Chinese syllables without tones. Transcript and
 * script are converted the same way, so that "$85" and "eighty five dollars" are equal.
 */
export function heardUnits(text: string, language: string): string[] {
  const words = saidOf(digitByDigit(text), language)
    .join(' ')
    .toLowerCase()
    .replaceAll(/[-–—]/gu, ' ')
    .replaceAll(/[^\p{L}\p{M}\s']/gu, '');
  return language === 'zh'
    ? pinyin(inTodaysCharacters(words).replaceAll(/[^\p{Script=Han}]/gu, ''), { type: 'array', toneType: 'none' })
    : words
        .split(/\s+/u)
        .filter((word) => word !== '')
        .map((word) => soundOf(word, language));
}

/**
 * The share of units that were misheard, left out or added: edits divided by spoken units. Two units written as one, or
 * one as two ("farm house"), count as heard correctly.
 */
export function errorRate(said: readonly string[], heard: readonly string[]): number {
  let above: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: heard.length + 1 }, (_cell, at) => at);
  for (const [index, unit] of said.entries()) {
    const next = [index + 1];
    const joined = (said[index - 1] ?? '') + unit;
    for (const [at, other] of heard.entries()) {
      const ways = [(next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (unit === other ? 0 : 1)];
      if (index > 0 && joined === other) ways.push(above[at] ?? 0);
      if (at > 0 && unit === (heard[at - 1] ?? '') + other) ways.push(row[at - 1] ?? 0);
      next.push(Math.min(...ways));
    }
    above = row;
    row = next;
  }
  return said.length === 0 ? 0 : (row.at(-1) ?? 0) / said.length;
}
