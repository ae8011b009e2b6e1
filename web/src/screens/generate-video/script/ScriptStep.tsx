import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Catalog } from '../../../features/catalog/cost.ts';
import { space, up } from '../../../theme/tokens.ts';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { Draft } from '../draft/draft.ts';
import { defaultTitle } from '../draft/submission.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import type { Template } from '../template.ts';
import { EstimateLine } from './EstimateLine.tsx';
import { FactsPanel } from './FactsPanel.tsx';
import { langOf } from './languages.ts';
import { SampleListings } from './SampleListings.tsx';
import { ScriptChecks } from './ScriptChecks.tsx';
import { ScriptTools } from './ScriptTools.tsx';
import { SourceForm } from './SourceForm.tsx';
import { SuggestedEdit } from './SuggestedEdit.tsx';
import { useGenerateScript } from './useGenerateScript.ts';
import type { ScriptEstimate } from './useScriptEstimate.ts';
import { useSuggestions } from './useSuggestions.ts';

/** Facts are next to the script, and below it on phones; samples are above it on phones. */
const Layout = styled.div`
  display: grid;
  gap: ${space[5]};
  grid-template-columns: minmax(0, 1fr);
  ${up.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    grid-template-rows: auto 1fr;
    align-items: start;
  }
`;
const Aside = styled.div`
  &[data-part='facts'] {
    order: 1;
  }
  ${up.lg} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;
const Written = styled.div`
  min-inline-size: 0;
  &:focus {
    outline: none;
  }
`;
const Names = styled.div`
  display: grid;
  gap: ${space[4]};
  ${up.md} {
    grid-template-columns: 1fr 1fr;
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

/** Step 1: write the script or have it written (spec part 2 section 2, property flow). */
export function ScriptStep({ draft, change, template, catalog, estimate, placeholders }: ScriptStepProps) {
  const written = useRef<HTMLDivElement>(null);
  // The clicked sample disappears with the response, so the focus moves to the script.
  const generation = useGenerateScript(draft, change, () => {
    written.current?.focus({ preventScroll: true });
    written.current?.scrollIntoView({ block: 'start' });
  });
  const suggestions = useSuggestions();
  const [untitled] = useState(() => defaultTitle(new Date()));
  const { suggestion, dismiss } = suggestions;
  const limits = catalog?.limits;

  const trySample = (url: string): void => {
    change((current) => ({ ...current, propertyDetails: url }));
    void generation.generate(url);
  };
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
    <Layout>
      <SourceForm draft={draft} change={change} template={template} catalog={catalog} generation={generation} />
      <Aside data-part={draft.facts.length > 0 ? 'facts' : 'samples'}>
        {draft.facts.length > 0 ? (
          <FactsPanel facts={draft.facts} />
        ) : (
          <SampleListings disabled={generation.generating} onChoose={trySample} />
        )}
      </Aside>
      <Written ref={written} tabIndex={-1} role="group" aria-label="Your script">
        <Card title="Your script" headingLevel={3}>
          <Names>
            <Field label="Title" optional>
              <TextInput
                value={draft.title}
                maxLength={limits?.titleCharacters}
                placeholder={untitled}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => change((current) => ({ ...current, title: value }))}
              />
            </Field>
            <Field label="Property address" optional>
              <TextInput
                value={draft.propertyAddress}
                maxLength={limits?.addressCharacters}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) =>
                  change((current) => ({ ...current, propertyAddress: value }))
                }
              />
            </Field>
          </Names>
          <Field label="Script">
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
          <ScriptChecks placeholders={placeholders} warnings={estimate.estimate?.warnings ?? []} />
          <ScriptTools script={draft.script} suggestions={suggestions} />
          {suggestion !== null && <SuggestedEdit suggestion={suggestion} onAccept={accept} onReject={dismiss} />}
        </Card>
      </Written>
    </Layout>
  );
}
