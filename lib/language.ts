import type { IncomingMessage } from 'node:http';

/** The languages of pages; English is the default. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

const isLanguage = (value: string | null | undefined): value is Language => languages.some((known) => known === value);

/**
 * The language of a page: of the link (`?lang=es`), else the choice that the browser keeps, else the first of the
 * browser's preferences that we speak.
 */
export function languageOf({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Language {
  const asked = new URLSearchParams(url.split('?')[1]).get('lang');
  if (isLanguage(asked)) return asked;
  const kept = /(?:^|;\s*)curbcast-language=(\w+)/.exec(headers.cookie ?? '')?.[1];
  if (isLanguage(kept)) return kept;
  return preferred(headers['accept-language'] ?? '') ?? 'en';
}

/**
 * The language of an answer to a program: of its `Accept-Language` header, else English. Our client sends the language
 * of its page.
 */
export const languageOfCall = ({ headers }: Pick<IncomingMessage, 'headers'>): Language =>
  preferred(headers['accept-language'] ?? '') ?? 'en';

/** The best of an `Accept-Language` header, by its weights (RFC 9110 section 12.5.4). */
function preferred(header: string): Language | undefined {
  const wishes = header.split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { language: tag.toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const known = wishes.filter(({ language, weight }) => isLanguage(language) && weight > 0);
  const best = known.reduce<(typeof known)[number] | undefined>(
    (found, wish) => (found === undefined || wish.weight > found.weight ? wish : found),
    undefined,
  )?.language;
  return isLanguage(best) ? best : undefined;
}

/** The names of a text's placeholders: `'count' | 'name'` of `{count} videos of {name}`. */
type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Values<T extends string> = [Names<T>] extends [never] ? [] : [values: Readonly<Record<Names<T>, string | number>>];

/** Says a text in one language, with a value for each placeholder. */
export type Say<Texts extends string> = <Text extends Texts>(text: Text, ...values: Values<Text>) => string;

/**
 * The texts of pages that the server renders. An English text is its own name, as in the client; one without Spanish
 * does not compile.
 *
 * @param spanish the Spanish of each text, with the same placeholders, as `{name}`
 */
export const inLanguages =
  <Texts extends string>(spanish: Readonly<Record<Texts, string>>) =>
  (language: Language): Say<Texts> =>
  (text, ...[values = {}]) => {
    const given: Readonly<Record<string, string | number>> = values;
    return (language === 'es' ? spanish[text] : text).replaceAll(/\{(\w+)\}/gu, (whole, name: string) =>
      String(given[name] ?? whole),
    );
  };

/** The query of a link that keeps the language of the page's address: `?lang=es`, or nothing. */
export function askedLanguage({ url = '/' }: Pick<IncomingMessage, 'url'>): '' | `?lang=${Language}` {
  const asked = new URLSearchParams(url.split('?')[1]).get('lang');
  return isLanguage(asked) ? `?lang=${asked}` : '';
}
