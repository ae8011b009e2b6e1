import { I18nProvider, Trans } from '@lingui/react';
import type { ReactElement } from 'react';
import type { Text } from './es/index.ts';
import { i18n } from './t.ts';

export interface PhraseProps<T extends Text> {
  /** The English text, with `<0>…</0>` around what the first part shows, and placeholders as `{name}`. */
  readonly text: T;
  /** The elements that the text names by number; they get the words between their tags as children. */
  readonly parts: readonly ReactElement[];
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A text with elements in it: `<Phrase text="Read the <0>terms</0>." parts={[<Link to="/terms-of-service" />]} />`. */
export function Phrase<T extends Text>({ text, parts, values = {} }: PhraseProps<T>) {
  return (
    <I18nProvider i18n={i18n}>
      <Trans id={text} components={Object.fromEntries(parts.map((part, at) => [at, part]))} values={values} />
    </I18nProvider>
  );
}
