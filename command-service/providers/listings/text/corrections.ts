import { numberWordPattern } from '../../../../domain/facts/index.ts';

const number = `\\$?\\d[\\d,.]*\\d|\\d|${numberWordPattern}`;
const filler = '(?:um|uh|oh|well|erm|no|so)';
/** Words with which somebody takes back what they said. "No" alone may begin a new statement: "3 beds, no HOA". */
const takenBack =
  '(?:sorry|scratch that|strike that|make (?:that|it)|correction|i mean|i meant|i should say|excuse me|my mistake|no no|no,? wait|wait,? no|wait(?=,)|actually)';
const correction = new RegExp(
  `(?<![\\p{L}\\d.,$-])(?<wrong>${number})(?<unit>(?:[ -]\\p{L}[\\p{L}-]{0,15}){0,3}?)\\s?[,.;:–—-]{1,2}\\s?(?<marker>(?:${filler},? ){0,2}?${takenBack}(?:[,:.]? (?:${filler}|${takenBack}|it['’]s|that['’]s|it is)){0,3})[,:]?\\s(?<right>(?:${number})(?![\\d,]*\\d)(?: and a half)?)(?=(?<again>[ -]\\p{L}+)?)`,
  'giu',
);

/** Words that name what is counted. */
const counted =
  /^(?:rent|deposit|fee|price|bed|bath|br$|ba$|sq|acre|feet|foot|car|gara|stor|room|floor|level|unit|half|full|lot)/i;
/** A number so long is no count of something else: "asking 359,900, I mean 349,900 now". */
const leastDigits = 6;

/**
 * "Three bedrooms, no sorry, four": a transcript with the corrected figure only. A correction that goes on may be about
 * a part of the home, so both figures stay: "three bedrooms, I mean four with the den".
 */
export const withoutCorrections = (text: string): string =>
  text.replace(correction, (all, ...rest: readonly unknown[]) => {
    const {
      wrong = '',
      marker = '',
      unit = '',
      right = '',
      again = '',
    } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const [first = ''] = unit.trim().split(/[ -]/, 1);
    const next = again.trim().replace(/^-/, '');
    const isDigits = /\d/.test(wrong);
    const isSaidAgain = first !== '' && next.toLowerCase().startsWith(first.slice(0, 3).toLowerCase());
    if (isSaidAgain) return right;
    // "Three bedrooms. Sorry, two bathrooms only"
    if (first !== '' && counted.test(next)) return all;
    const isAlike = isDigits === /\d/.test(right) && (!isDigits || Math.abs(wrong.length - right.length) <= 1);
    const isClear = next === '' || (isAlike && right.length >= leastDigits);
    if (first === '') return isAlike && isClear ? right : all;
    if (isClear) return `${right}${unit}`;
    return /^actually$/i.test(marker) ? all : `${wrong} to ${right}${unit}`;
  });
