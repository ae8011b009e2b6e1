import { useRef } from 'react';
import { styled } from 'styled-components';
import { space, up } from '../../../theme/tokens.ts';
import { Preview } from '../content/Preview.tsx';
import { FactsPanel } from './FactsPanel.tsx';
import { OpenFacts } from './OpenFacts.tsx';
import { ScriptCard, type ScriptStepProps } from './ScriptCard.tsx';
import { SampleListings } from './SampleListings.tsx';
import { SourceForm } from './SourceForm.tsx';
import { useGenerateScript } from './useGenerateScript.ts';

/** On larger screens, facts are next to the script. On phones they are below it, and samples above it. */
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
  display: grid;
  gap: ${space[5]};
  &[data-part='facts'] {
    order: 1;
  }
  ${up.lg} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;
/** Step 1: write the script or have it written. */
export function ScriptStep(props: ScriptStepProps) {
  const { draft, change, template, catalog } = props;
  const written = useRef<HTMLDivElement>(null);
  // The clicked sample disappears with the response, so the focus moves to the script.
  const generation = useGenerateScript(draft, change, () => {
    written.current?.focus({ preventScroll: true });
    written.current?.scrollIntoView({ block: 'start' });
  });
  const trySample = (url: string): void => {
    change((current) => ({ ...current, propertyDetails: url }));
    void generation.generate(url);
  };
  return (
    <Layout>
      <SourceForm draft={draft} change={change} template={template} catalog={catalog} generation={generation} />
      <Aside data-part={draft.facts.length + draft.openFacts.length > 0 ? 'facts' : 'samples'}>
        {draft.facts.length + draft.openFacts.length > 0 ? (
          <>
            <OpenFacts draft={draft} change={change} />
            <FactsPanel facts={draft.facts} source="listing" />
          </>
        ) : (
          <SampleListings template={template.kind} disabled={generation.generating} onChoose={trySample} />
        )}
        <Preview draft={draft} />
      </Aside>
      <ScriptCard {...props} written={written} source="listing" />
    </Layout>
  );
}
