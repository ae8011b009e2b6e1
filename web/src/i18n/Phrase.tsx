import { I18nProvider, Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Text } from './es/index.ts';
import { i18n } from './t.ts';

/** Shows the words between a pair of tags. */
type Part = (words: ReactNode) => ReactNode;

export interface PhraseProps {
  /** The English text, with `<0>…</0>` around what the first part shows, and placeholders as `{name}`. */
  readonly text: Text;
  readonly parts: readonly Part[];
  readonly values?: Readonly<Record<string, string | number>>;
}

const Shown = ({ part, children }: { readonly part: Part; readonly children?: ReactNode }): ReactNode => part(children);

/** A text with elements in it: `<Phrase text="Read <0>this</0>." parts={[(words) => <strong>{words}</strong>]} />`. */
export function Phrase({ text, parts, values = {} }: PhraseProps) {
  const components = Object.fromEntries(parts.map((part, at) => [at, <Shown key={at} part={part} />]));
  return (
    <I18nProvider i18n={i18n}>
      <Trans id={text} components={components} values={values} />
    </I18nProvider>
  );
}
