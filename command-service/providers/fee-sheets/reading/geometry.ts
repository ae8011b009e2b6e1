import type { Word } from './rows.ts';

const least = (one: number, other: number): number => Math.min(one, other);
const most = (one: number, other: number): number => Math.max(one, other);

export const topOf = (words: readonly Word[]): number => words.map(({ top }) => top).reduce(least, Infinity);
export const bottomOf = (words: readonly Word[]): number => words.map(({ bottom }) => bottom).reduce(most, -Infinity);
export const leftOf = (words: readonly Word[]): number => words.map(({ left }) => left).reduce(least, Infinity);
export const rightOf = (words: readonly Word[]): number => words.map(({ right }) => right).reduce(most, -Infinity);
export const centerOf = (words: readonly Word[]): number => (leftOf(words) + rightOf(words)) / 2;

/** Whether two runs of words are on the same line: they share half of the height of the lower one. */
export function overlaps(a: readonly Word[], b: readonly Word[]): boolean {
  const [topA, bottomA, topB, bottomB] = [topOf(a), bottomOf(a), topOf(b), bottomOf(b)];
  return Math.min(bottomA, bottomB) - Math.max(topA, topB) > Math.min(bottomA - topA, bottomB - topB) / 2;
}

/** How far two runs of words are from being aligned under each other: by their left, right or middle. */
export function distanceOf(a: readonly Word[], b: readonly Word[]): number {
  const [left, right] = [Math.abs(leftOf(a) - leftOf(b)), Math.abs(rightOf(a) - rightOf(b))];
  return Math.min(left, right, Math.abs(centerOf(a) - centerOf(b)));
}
