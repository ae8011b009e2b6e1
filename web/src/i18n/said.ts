import { language, locale } from './language.ts';
import { i18n } from './t.ts';

/** A sentence of the server into which it fills values, and what it looks like when it has. */
type Pattern = readonly [text: string, looks: RegExp];
let patterns: readonly Pattern[] = [];

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** `{number}` matches a number only, any other name for any text. */
function patternOf(text: string): Pattern {
  const parts = text.split(/\{(\w+)\}/u);
  const looks = parts
    .map((part, at) =>
      at % 2 === 0 ? literally(part) : `(?<${part}>${part === 'number' ? String.raw`[\d.,]+` : '.+'})`,
    )
    .join('');
  return [text, new RegExp(`^${looks}$`, 'su')];
}

async function read(): Promise<void> {
  if (language === 'en') return;
  const { areas } = await import('./es/index.ts');
  const { default: texts } = await areas.server();
  i18n.load('es', { ...texts });
  // The most particular first: `The name may have at most {most} characters.` before `{field} may have …`.
  patterns = Object.keys(texts)
    .filter((text) => /\{\w+\}/u.test(text))
    .toSorted((one, other) => other.length - one.length)
    .map(patternOf);
}

let reading: Promise<void> | undefined;

/** Reads the Spanish of what the server says, once. Without it, its sentences stay English. */
export const readServerTexts = (): Promise<void> => (reading ??= read().catch(() => undefined));

/** A value of a sentence: a day is written like all others, also one that the payment provider wrote. */
function valueIn(name: string, value: string): string {
  const at = name === 'day' && /^\d{2} [A-Z][a-z]{2} \d{4}$/u.test(value) ? Date.parse(`${value} UTC`) : Number.NaN;
  // Not by the formats of all others: those are made when their module loads, which is before the page is Spanish.
  return Number.isNaN(at)
    ? said(value)
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(at);
}

/** A sentence of the server: in the language of the page if its Spanish is known, else as it came. */
export function said(sentence: string): string {
  if (language === 'en') return sentence;
  if (sentence in i18n.messages) return i18n._(sentence);
  for (const [text, looks] of patterns) {
    const values = looks.exec(sentence)?.groups;
    if (values !== undefined)
      return i18n._(
        text,
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueIn(name, value)])),
      );
  }
  return sentence;
}
