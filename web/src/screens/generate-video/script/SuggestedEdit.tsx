import { diffWords } from 'diff';
import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ScriptLanguage } from '../../../gql/graphql.ts';
import { color, radius, space, text, up } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { langOf } from './languages.ts';
import { t } from '../../../i18n/t.ts';
import { Note } from '../../../ui/text.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.accent};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > h3 {
    ${text('h3')}
  }
`;
const Words = styled.div`
  max-block-size: 50vh;
  overflow-y: auto;
  padding: ${space[3]};
  border-radius: ${radius.sm};
  background: ${color.sunken};
  white-space: pre-wrap;
  & ins {
    background: ${color.successSoft};
    color: ${color.success};
    text-decoration: underline;
  }
  & del {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`;

/** The current and the suggested script side by side; on phones one below the other. */
const Sides = styled.div`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: minmax(0, 1fr);
  & > div > h4 {
    ${text('label')}
    margin-block-end: ${space[1]};
  }
  ${up.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** A tool's suggestion to replace the script. */
export interface Suggestion {
  readonly before: string;
  readonly after: string;
  /** Descriptions of the changes. */
  readonly changes: readonly string[];
  /** Set for a translation. */
  readonly language: ScriptLanguage | null;
}

export interface SuggestedEditProps {
  readonly suggestion: Suggestion;
  readonly onAccept: () => void;
  readonly onReject: () => void;
}

/** A suggestion with its changes, to accept or reject. */
export function SuggestedEdit({
  suggestion: { before, after, changes, language },
  onAccept,
  onReject,
}: SuggestedEditProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Root aria-labelledby="suggestion-title">
      <h3 id="suggestion-title" ref={heading} tabIndex={-1}>
        {language === null ? t('Suggested changes') : t('Translation')}
      </h3>
      {changes.length > 0 && (
        <Note as="ul">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </Note>
      )}
      {/* A scrollable text needs the keyboard too. */}
      <Sides>
        <div>
          <h4>{t('Your script now')}</h4>
          <Words tabIndex={0} role="region" aria-label={t('Your script now')} dir="auto">
            {language === null ? <Side before={before} after={after} side="before" /> : before}
          </Words>
        </div>
        <div>
          <h4>{t('Suggested')}</h4>
          <Words tabIndex={0} role="region" aria-label={t('Suggested script')} dir="auto" lang={langOf(language)}>
            {language === null ? <Side before={before} after={after} side="after" /> : after}
          </Words>
        </div>
      </Sides>
      <Cluster $gap={3}>
        <Button icon={<Check aria-hidden="true" />} onClick={onAccept}>
          {t('Accept')}
        </Button>
        <Button variant="secondary" icon={<X aria-hidden="true" />} onClick={onReject}>
          {t('Reject')}
        </Button>
      </Cluster>
    </Root>
  );
}

interface SideProps {
  readonly before: string;
  readonly after: string;
  readonly side: 'before' | 'after';
}

/** One side of the comparison: removed text is marked in the old script, new text in the suggested one. */
function Side({ before, after, side }: SideProps) {
  let place = 0;
  return diffWords(before, after).map(({ value, added, removed }) => {
    const key = `${place} ${added}`;
    place += value.length;
    if (added) return side === 'after' ? <ins key={key}>{value}</ins> : null;
    if (removed) return side === 'before' ? <del key={key}>{value}</del> : null;
    return <span key={key}>{value}</span>;
  });
}
