import { numberWords } from './numbers.ts';

/** A number in words with its place in the text. */
export interface SpokenNumber {
  readonly amount: number;
  readonly start: number;
  readonly end: number;
}

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const small = new Map([
  ...numberWords.slice(1).map((word, at) => [word, at + 1] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
]);
const scales = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
]);
const shares: readonly (readonly [string, number])[] = [
  ['half', 1 / 2],
  ['quarters?', 1 / 4],
  ['eighths?', 1 / 8],
];

const word = `(?:${[...small.keys(), 'hundred', ...scales.keys()].join('|')})`;
const amounts = new RegExp(
  `\\b(?:an?\\s(?=hundred|thousand|million))?${word}(?:(?:[\\s-]+|,\\s)(?:and\\s)?${word}(?![\\s-](?:half|quarters?|eighths?)\\b))*\\b`,
  'gi',
);
const share = new RegExp(
  `^[\\s-]+and[\\s-]+(?<count>an?|one|three|five|seven)[\\s-](?:${shares.map(([name], at) => `(?<s${at}>${name})`).join('|')})\\b`,
  'i',
);
const decimals = new RegExp(`^\\spoint(?<digits>(?:[\\s-](?:zero|oh|${[...small.keys()].join('|')}))+)\\b`, 'i');

/** The value of the words of one number; undefined where they are several numbers or none. */
function valueOf(words: readonly string[]): number | undefined {
  let [total, group, least] = [0, 0, Infinity];
  for (const each of words) {
    const scale = scales.get(each);
    const value = small.get(each);
    if (scale !== undefined) {
      if (group === 0 || scale >= least) return undefined;
      [total, group, least] = [total + group * scale, 0, scale];
    } else if (each === 'hundred') {
      if (group === 0 || group >= 100) return undefined;
      group *= 100;
    } else if (value !== undefined) {
      const last = group % 100;
      const isFree = last === 0 || (last >= 20 && last % 10 === 0 && value < 10);
      if (!isFree) return undefined;
      group += value;
    }
  }
  return total + group;
}

/** Every number that a text writes in English words, also with a share: "six and three-eighths". */
export function spokenNumbersIn(text: string): readonly SpokenNumber[] {
  let taken = 0;
  return [...text.matchAll(amounts)].flatMap((match): readonly SpokenNumber[] => {
    if (match.index < taken) return [];
    const words = match[0]
      .toLowerCase()
      .split(/[\s,-]+/)
      .filter((each) => each !== 'and');
    const whole = valueOf(words.map((each) => (each === 'a' || each === 'an' ? 'one' : each)));
    if (whole === undefined) return [];
    const end = match.index + match[0].length;
    const rest = text.slice(end);
    const part = share.exec(rest) ?? decimals.exec(rest);
    taken = end + (part?.[0].length ?? 0);
    return [{ amount: whole + shareOf(part), start: match.index, end: taken }];
  });
}

function shareOf(part: RegExpExecArray | null): number {
  const { count, digits, ...names } = part?.groups ?? {};
  if (digits !== undefined) {
    const figures = digits
      .trim()
      .toLowerCase()
      .split(/[\s-]+/);
    return Number(`0.${figures.map((each) => String(small.get(each) ?? 0).replace(/(?<=^[2-9])0$/, '')).join('')}`);
  }
  if (count === undefined) return 0;
  const at = shares.findIndex((_, index) => names[`s${index}`] !== undefined);
  return (count.startsWith('a') ? 1 : (small.get(count.toLowerCase()) ?? 0)) * (shares[at]?.[1] ?? 0);
}
