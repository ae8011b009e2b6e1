import { regex } from '../regex.ts';
import type { ScriptWord } from './passages.ts';

/** A fact of the property that a script states, as the script writes it. */
export interface StatedFact {
  readonly kind: FactKind;
  /** E.g. `$613,750`, `3.5 BA`, `three bedrooms`. */
  readonly text: string;
  /** Its first and its last word in the script. */
  readonly first: number;
  readonly last: number;
}
export type FactKind = 'price' | 'beds' | 'baths' | 'size';

const figure = '\\p{Nd}+(?:[.,٫٬\u00A0]\\p{Nd}+)*';
/** Leaves out words that are also articles: "un baño" is a bathroom, not how many there are. */
const small = [
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve',
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez',
  'दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|दस',
  'دو|سه|چهار|پنج|شش|هفت|هشت|نه|ده',
].join('|');
const half = '(?:\\s+(?:and a half|y medi[oa])|½|\\s+½)?';
const count = `(?:${figure}|(?<![\\p{L}\\p{M}])(?:${small}))${half}`;
const chineseCount = `(?:\\p{Nd}+|(?!一[间个])[一二两三四五六七八九十]+)`;
const notAfter = '(?![\\p{L}\\p{M}])';

const money = [
  `(?:US)?[$€£]\\s?${figure}(?:\\s?(?:[kKmM]|million|thousand|mil(?:lones)?)${notAfter})?`,
  `${figure}(?:\\s(?:million|thousand|mil(?:lones)?))?\\s?(?:dollars|euros|d[óo]lares|USD|€|डॉलर|रुपये|دلار|تومان)`,
  `\\p{Nd}+(?:[.,]\\p{Nd}+)*\\s?万?\\s?(?:美元|元)`,
].join('|');

const patterns: Readonly<Record<FactKind, RegExp>> = {
  price: new RegExp(money, 'giu'),
  beds: new RegExp(
    [
      `${count}[\\s-](?:bed ?rooms?|beds?|bdrms?|BR|dormitorios?|habitaci(?:ón|ones)|rec[áa]maras?|alcobas?|बेडरूम|शयनकक्ष|اتاق[\\s\u200C]?خواب|خوابه)${notAfter}`,
      `${figure}(?:BR|bd)${notAfter}`,
      `${chineseCount}\\s?[间个]?(?:卧室|睡房)`,
    ].join('|'),
    'giu',
  ),
  baths: new RegExp(
    [
      `${count}[\\s-](?:(?:full|half) )?(?:bath ?rooms?|baths?|BA|baños?|बाथरूम|حمام)${notAfter}`,
      `${figure}(?:BA)${notAfter}`,
      `${chineseCount}\\s?[间个]?(?:浴室|卫生间)`,
    ].join('|'),
    'giu',
  ),
  size: new RegExp(
    `${figure}[\\s-]?(?:sq\\.?\\s?ft|sqft|square[\\s-]f(?:ee|oo)t|SF${notAfter}|ft²|m²|m2${notAfter}|sq\\.?\\s?m${notAfter}|square met(?:er|re)s?|metros cuadrados|pies cuadrados|mts?2|平方英尺|平方米|वर्ग (?:फुट|फीट|मीटर)|(?:متر|فوت) مربع)(?!\\s?(?:lot|of land|terreno|parcel|yard))`,
    'giu',
  ),
};

/** Words near an amount that make it the price of the property. */
const priceCue =
  /list(?:ed|ing)|pric(?:e|ed|ing)|ask(?:s|ed|ing)|offered|for sale|costs?(?!\p{L})|yours for|cuesta|precio|vende|venta|售价|价格|标价|总价|कीमत|मूल्य|दाम|قیمت|بها/iu;
/** Words next to an amount that make it another one: a rent, a fee, a part, or a former price. */
const otherAmount = regex('iu')`
  down|payment|cash|to close|month|/\s?mo|hoa|fee|tax|rent|deposit|closing|credit|sav(?:e|ing)|reduc|below
  |above|\bper\b|/\s?(?:sq|m)|was |originally|repair|enganche|entrada|cuota|mensual|\bmes\b|impuesto|renta
  |alquiler|depósito|ahorr|rebaj|antes|por pie|por metro|首付|月供|每月|物业|税|租金|किस्त|मासिक|महीने|किराय|टैक्स
  |ماهانه|در ماه|شارژ|اجاره|مالیات|پیش‌پرداخت
`;
/** Words that make a number of rooms only a part of the total: "tres dormitorios más". */
const moreBefore = /(?:还有|另有|otr[oa]s)\s*$/iu;
const moreAfter = /^\s*(?:más|adicionales|دیگر)/iu;

/** How far from an amount such words count, in characters. */
const near = { before: 60, besideBefore: 22, besideAfter: 18 } as const;

function isPrice(sentence: string, start: number, end: number): boolean {
  const clauseFrom = sentence.slice(0, start).search(/[;，,](?=[^;，,]*$)/u) + 1;
  const beside =
    sentence.slice(Math.max(clauseFrom, start - near.besideBefore), start) +
    sentence.slice(end, end + near.besideAfter);
  return (
    priceCue.test(sentence.slice(Math.max(0, start - near.before), end + near.besideAfter)) && !otherAmount.test(beside)
  );
}

/** A sentence as one text, with the place of each word in it. */
function textOf(words: readonly ScriptWord[], separator: string) {
  let text = '';
  const starts = words.map((word) => {
    if (text !== '') text += separator;
    const start = text.length;
    text += word.text;
    return start;
  });
  return { text, wordAt: (place: number): number => starts.findLastIndex((start) => start <= place) };
}

/**
 * The price, the bedrooms, the bathrooms and the size that a script states, in its order. Other amounts, such as fees
 * and payments, are left out: a wrong fact is worse than none.
 *
 * @param separator the text between two words: a blank, or nothing for Chinese
 */
export function factsIn(words: readonly ScriptWord[], separator: string): StatedFact[] {
  const facts: StatedFact[] = [];
  for (let from = 0; from < words.length;) {
    const end = words.findIndex(({ endsSentence }, at) => at >= from && endsSentence);
    const to = end < 0 ? words.length : end + 1;
    const { text, wordAt } = textOf(words.slice(from, to), separator);
    for (const [kind, pattern] of Object.entries(patterns) as [FactKind, RegExp][])
      for (const match of text.matchAll(pattern)) {
        const [start, last] = [match.index, match.index + match[0].length];
        if (kind === 'price' && !isPrice(text, start, last)) continue;
        if (moreBefore.test(text.slice(0, start)) || moreAfter.test(text.slice(last))) continue;
        facts.push({ kind, text: match[0], first: from + wordAt(start), last: from + wordAt(last - 1) });
      }
    from = to;
  }
  return facts.toSorted((one, other) => one.first - other.first);
}
