import { diffWords } from 'diff';
import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ScriptLanguage } from '../../../gql/graphql.ts';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { langOf } from './languages.ts';

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
const Changes = styled.ul`
  ${text('small')} color: ${color.text2};
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

/** A script that a tool suggests as a replacement. */
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
        {language === null ? 'Suggested changes' : 'Translation'}
      </h3>
      {changes.length > 0 && (
        <Changes>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </Changes>
      )}
      {/* A scrollable text needs the keyboard too. */}
      <Words tabIndex={0} role="region" aria-label="Suggested script" dir="auto" lang={langOf(language)}>
        {language === null ? <Difference before={before} after={after} /> : after}
      </Words>
      <Cluster $gap={3}>
        <Button icon={<Check aria-hidden="true" />} onClick={onAccept}>
          Accept
        </Button>
        <Button variant="secondary" icon={<X aria-hidden="true" />} onClick={onReject}>
          Reject
        </Button>
      </Cluster>
    </Root>
  );
}

function Difference({ before, after }: { readonly before: string; readonly after: string }) {
  let place = 0;
  return diffWords(before, after).map(({ value, added, removed }) => {
    const key = `${place} ${added}`;
    place += value.length;
    if (added) return <ins key={key}>{value}</ins>;
    if (removed) return <del key={key}>{value}</del>;
    return <span key={key}>{value}</span>;
  });
}
