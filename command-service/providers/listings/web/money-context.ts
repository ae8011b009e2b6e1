import { decimalSignOf, dollarOf } from '../../../../domain/facts/index.ts';
import type { MoneyContext } from '../../../../domain/facts/index.ts';
import { regex } from '../../../../domain/regex.ts';
import type { PageContent } from './html.ts';

/** Notation and currency of a page, by its language, its host and its amounts. */
export function contextOf({ language, lines }: PageContent, url: string): Required<MoneyContext> {
  const text = lines.map((line) => line.text).join('\n');
  const [, languageRegion] = /-([A-Za-z]{2})$/.exec(language) ?? [];
  const end = URL.canParse(url) ? /\.([a-z]{2})$/.exec(new URL(url).hostname)?.[1] : undefined;
  const byRegion = languageRegion?.toLowerCase() === 'us' ? undefined : dollarOf(languageRegion);
  return { decimal: decimalOf(language, text), dollar: dollarOf(end) ?? dollarIn(text) ?? byRegion ?? 'USD' };
}

/** A page that groups its amounts with points writes a decimal comma, whatever language it names. */
export function decimalOf(language: string, text: string): '.' | ',' {
  if (decimalSignOf(language) === ',') return ',';
  if (
    /(?:€|EUR)\s?\d{1,3}(?:\.\d{3}){2}(?![.,]?\d)|(?<![\d.,])\d{1,3}(?:\.\d{3}){2}\s?(?:€|EUR\b)/.test(
      text.slice(0, 20_000),
    )
  )
    return ',';
  return language === '' &&
    /(?:€|R\$)\s?\d{1,3}\.\d{3}(?!\d)|\d{1,3}\.\d{3}(?:\.\d{3})*\s?€/.test(text.slice(0, 20_000))
    ? ','
    : '.';
}

/** The currency of "$" where an address or a code names the country. */
export function dollarIn(text: string): string | undefined {
  const head = text.slice(0, 20_000);
  if (
    regex('m')`
      \b(?:
        AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick
        |Newfoundland and Labrador|Nova Scotia|Ontario|Prince Edward Island|Qu[ée]bec|Saskatchewan
      )\b,?\s[A-Z]\d[A-Z]\s?\d[A-Z]\d\b
      |,\s(?:ON|BC|AB|QC|MB|SK|NS|NB)$|\bC(?:AD|DN)\b
    `.test(head)
  )
    return 'CAD';
  if (/\b(?:NSW|VIC|QLD|TAS|WA|SA|ACT|NT)\s\d{4}\b(?![\d-])|\bAUD\b/.test(head)) return 'AUD';
  return undefined;
}
