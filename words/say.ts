import { catalogue } from './catalogue.ts';
import type { Language } from './word.ts';

export type SentenceCode = keyof typeof catalogue;

/**
 * A sentence as data: its code in the catalog, and its values. It can be sent between processes and stored in
 * documents. It becomes text when it is read, in the reader's language.
 */
export interface Sentence {
  readonly code: SentenceCode;
  readonly values: Readonly<Record<string, SentenceValue>>;
}
/** A name or text from a person stays unchanged; a nested sentence is worded together with the outer one. */
type SentenceValue = string | number | Sentence;

/** The names of a text's placeholders: `'count' | 'name'` of `{count} videos of {name}`. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type ValuesOf<Code extends SentenceCode> = [Names<(typeof catalogue)[Code]['en']>] extends [never]
  ? []
  : [values: Readonly<Record<Names<(typeof catalogue)[Code]['en']>, SentenceValue>>];

/** Refers to a sentence of the catalog, with a value for each of its placeholders. */
export const say = <Code extends SentenceCode>(code: Code, ...[values]: ValuesOf<Code>): Sentence => ({
  code,
  values: values ?? {},
});

/**
 * Words a sentence. Values are filled in unchanged: a person's text is never translated. While processes of two
 * releases run, a sentence may come from the newer one, so an unknown code gives a general sentence.
 */
export function inWords({ code, values }: Sentence, language: Language): string {
  const word = catalogue[Object.hasOwn(catalogue, code) ? code : 'SENTENCE_UNKNOWN'];
  return word[language].replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) => {
    const value = values[name];
    if (typeof value === 'object') return inWords(value, language);
    return value === undefined ? placeholder : String(value);
  });
}

/** Words a sentence for operators and programs, whose texts are in English; a text stays unchanged. */
export const inEnglish = (text: Sentence | string): string => (typeof text === 'string' ? text : inWords(text, 'en'));
