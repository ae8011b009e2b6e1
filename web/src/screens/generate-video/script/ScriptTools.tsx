import { useQuery } from '@apollo/client/react';
import { Languages, Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { graphql } from '../../../gql/gql.ts';
import type { ScriptLanguage } from '../../../gql/graphql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { languageOptions } from './languages.ts';
import type { Suggestions } from './useSuggestions.ts';
import { t } from '../../../i18n/t.ts';

const scriptToolsQuery = graphql(`
  query ScriptTools {
    scriptTools {
      writer
      canTranslate
      translationNote
    }
  }
`);

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;
const Language = styled.div`
  inline-size: 160px;
`;
const Note = styled.p`
  ${text('caption')} color: ${color.text2};
  flex-basis: 100%;
`;

export interface ScriptToolsProps {
  readonly script: string;
  readonly suggestions: Suggestions;
}

/**
 * Optimizes and translates the script. Without a translator on the server, the control is disabled and shows the
 * server's reason.
 */
export function ScriptTools({
  script,
  suggestions: { suggestion, optimize, optimizing, translate, translating },
}: ScriptToolsProps) {
  const { data } = useQuery(scriptToolsQuery);
  const [language, setLanguage] = useState<ScriptLanguage | undefined>(undefined);
  const waiting = suggestion !== null;
  const tools = data?.scriptTools;
  const canTranslate = tools?.canTranslate === true;
  const note = tools === undefined || canTranslate ? null : tools.translationNote;
  const noteId = useId();
  return (
    <Root>
      <Button
        variant="secondary"
        icon={<Sparkles aria-hidden="true" />}
        loading={optimizing}
        loadingText={t('Optimizing…')}
        disabled={waiting}
        onClick={() => void optimize(script)}
      >
        {t('Optimize')}
      </Button>
      <Language>
        <Select
          label={t('Language')}
          placeholder={t('Language…')}
          options={languageOptions}
          value={language}
          onValueChange={setLanguage}
          disabled={!canTranslate}
        />
      </Language>
      <Button
        variant="secondary"
        icon={<Languages aria-hidden="true" />}
        loading={translating}
        loadingText={t('Translating…')}
        disabled={waiting || !canTranslate}
        {...(note === null ? {} : { 'aria-describedby': noteId })}
        onClick={() => void translate(script, language)}
      >
        {t('Translate')}
      </Button>
      {note !== null && <Note id={noteId}>{note}</Note>}
    </Root>
  );
}
