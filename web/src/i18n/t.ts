import { setupI18n } from '@lingui/core';
import type { Area, Text } from './es/index.ts';
import { language } from './language.ts';

/** The names of a text's placeholders: `'count' | 'name'` of `{count} videos of {name}`. */
type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Values<T extends string> = [Names<T>] extends [never] ? [] : [values: Readonly<Record<Names<T>, string | number>>];

/** English needs no catalog: a text is its own name. */
export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
i18n.setMessagesCompiler((text) => text.split(/\{(\w+)\}/u).map((part, at) => (at % 2 === 0 ? part : [part])));

/** Loads the Spanish texts of areas, before one of them is shown. Does nothing in English. */
export async function readTexts(names: readonly Area[]): Promise<void> {
  if (language === 'en') return;
  const { areas } = await import('./es/index.ts');
  for (const area of await Promise.all(names.map((name) => areas[name]()))) i18n.load('es', area.default);
}

/**
 * Translates a text whose Spanish may be missing, such as the name of an event. Without it, returns the text unchanged.
 */
export const known = (text: string): string => (text in i18n.messages ? i18n._(text) : text);

/**
 * A text in the language of the page. Constants of a module may use it: the language is known before any module runs.
 *
 * @param text the English text, with placeholders as `{name}`; its Spanish is in `es/`
 * @param values one for each placeholder
 */
export function t<T extends Text>(text: T, ...[values]: Values<T>): string {
  return i18n._(text, values);
}
