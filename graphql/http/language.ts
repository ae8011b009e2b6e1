import type { IncomingMessage } from 'node:http';

/** The languages of the client's pages; English is the default. */
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
