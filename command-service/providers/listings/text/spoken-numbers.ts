const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 };
const word = `(?:${[...small.slice(1), ...tens, ...Object.keys(scales)].join('|')})`;
/** At least two number words in a row. */
const run = new RegExp(
  `(?<!\\b(?:point|dot|million|a hundred|a thousand) )\\b${word}(?:(?:[ -]|(?<=hundred) and |(?<=thousand) and )${word}){1,11}\\b`,
  'gi',
);
const hundreds = '(?:sixteen|seventeen|eighteen|nineteen|twenty)';
const year = new RegExp(
  `\\b(in|from|since|circa) (${hundreds})[ -](?:(${tens.join('|')}|${small.slice(10).join('|')})(?:[ -](${small.slice(1, 10).join('|')}))?|oh[ -](${small.slice(1, 10).join('|')}))(?![ -](?:${word.slice(3, -1)})\\b)\\b`,
  'gi',
);

const valueOf = (each = ''): number => {
  const at = small.indexOf(each.toLowerCase());
  return at >= 0 ? at : (tens.indexOf(each.toLowerCase()) + 2) * 10;
};

/** The number that words say; undefined for words that count separately, such as "two ninety nine". */
function numberIn(words: readonly string[]): number | undefined {
  let total = 0;
  let group = 0;
  /** The least value that the next word must stay below. */
  let below = 100;
  for (const each of words) {
    const scale = scales[each];
    if (scale !== undefined) {
      if (group === 0 || (scale === 100 && group >= 100)) return undefined;
      // "Two hundred thousand nine thousand" is no number.
      if (scale > 100 && total % (scale * 1000) !== 0) return undefined;
      if (scale > 100) [total, group] = [total + group * scale, 0];
      else group *= 100;
      below = 100;
      continue;
    }
    const value = valueOf(each);
    if (value >= below) return undefined;
    below = value >= 20 ? 10 : 1;
    group += value;
  }
  return total + group;
}

/** Smaller numbers are read as words. */
const least = 1000;

/** A transcript with its years and large numbers in digits: "fourteen hundred twenty square feet, built in 1958". */
export const withoutSpokenNumbers = (text: string): string =>
  text
    .replace(year, (_all, lead: string, century: string, rest: string | undefined, ones?: string, oh?: string) => {
      const behind = rest === undefined ? valueOf(oh) : valueOf(rest) + (ones === undefined ? 0 : valueOf(ones));
      return `${lead} ${valueOf(century) * 100 + behind}`;
    })
    .replace(run, (words) => {
      const value = numberIn(words.toLowerCase().replaceAll(' and ', ' ').split(/[ -]/));
      return value === undefined || value < least ? words : value.toLocaleString('en-US');
    });
