import { type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import type { Catalog, Limits } from '../../../features/catalog/cost.ts';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { Draft } from '../draft/draft.ts';
import { defaultTitle } from '../draft/submission.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import type { Template } from '../template.ts';
import { EstimateLine } from './EstimateLine.tsx';
import { Shortage } from './Shortage.tsx';
import { langOf } from './languages.ts';
import { ScriptChecks } from './ScriptChecks.tsx';
import { ScriptTools } from './ScriptTools.tsx';
import { SuggestedEdit } from './SuggestedEdit.tsx';
import type { ScriptEstimate } from './useScriptEstimate.ts';
import { VoicePreview } from './VoicePreview.tsx';
import { useSuggestions } from './useSuggestions.ts';
import { t } from '../../../i18n/t.ts';
import { Pair } from '../../../ui/layout.tsx';

const Written = styled.div`
  min-inline-size: 0;
  &:focus {
    outline: none;
  }
`;
const Script = styled(TextArea)`
  min-block-size: 14rem;
`;

export interface ScriptStepProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly template: Template;
  readonly catalog: Catalog | undefined;
  readonly estimate: ScriptEstimate;
  /** Placeholders that are still in the script. */
  readonly placeholders: readonly string[];
}

export interface ScriptCardProps extends ScriptStepProps {
  /** Receives the focus when a script has been generated. */
  readonly written: RefObject<HTMLDivElement | null>;
  /** The positions in the script where the missing facts belong. */
  readonly source: 'listing' | 'fee sheet';
}

/** The script with its title, its checks and the tools that work on it. */
export function ScriptCard(props: ScriptCardProps) {
  const { draft, change, template, catalog, estimate, placeholders, written, source } = props;
  const suggestions = useSuggestions();
  const [untitled] = useState(() => defaultTitle(new Date()));
  const { suggestion, dismiss } = suggestions;
  const limits: Limits | undefined = catalog?.limits;
  const accept = (): void => {
    if (suggestion !== null)
      change((current) => ({
        ...current,
        script: suggestion.after,
        language: suggestion.language ?? current.language,
      }));
    dismiss();
  };
  return (
    <Written ref={written} tabIndex={-1} role="group" aria-label={t('Your script')}>
      <Card title={t('Your script')} headingLevel={3}>
        <Pair>
          <Field label={t('Title')} optional>
            <TextInput
              value={draft.title}
              maxLength={limits?.titleCharacters}
              placeholder={untitled}
              autoComplete="off"
              onChange={({ currentTarget: { value } }) => change((current) => ({ ...current, title: value }))}
            />
          </Field>
          <Field label={t('Property address')} optional>
            <TextInput
              value={draft.propertyAddress}
              maxLength={limits?.addressCharacters}
              autoComplete="off"
              onChange={({ currentTarget: { value } }) => change((current) => ({ ...current, propertyAddress: value }))}
            />
          </Field>
        </Pair>
        <Field label={t('Script')}>
          <Script
            value={draft.script}
            maxLength={limits?.scriptCharacters}
            placeholder={template.scriptPlaceholder}
            lang={langOf(draft.language)}
            readOnly={suggestion !== null}
            onChange={({ currentTarget: { value } }) => change((current) => ({ ...current, script: value }))}
          />
        </Field>
        <EstimateLine state={estimate} catalog={catalog} />
        <Shortage estimate={estimate} />
        <ScriptChecks
          source={source}
          placeholders={placeholders}
          asked={draft.openFacts.map(({ placeholder }) => placeholder)}
          warnings={estimate.estimate?.warnings ?? []}
          notes={draft.notes}
        />
        <VoicePreview script={draft.script} avatarId={draft.avatarId} />
        <ScriptTools script={draft.script} suggestions={suggestions} />
        {suggestion !== null && <SuggestedEdit suggestion={suggestion} onAccept={accept} onReject={dismiss} />}
      </Card>
    </Written>
  );
}
