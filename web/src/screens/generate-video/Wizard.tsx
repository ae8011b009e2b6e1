import { useQuery } from '@apollo/client/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { useViewer } from '../../app/session/SessionContext.tsx';
import { catalogQuery } from '../../features/catalog/catalog.ts';
import { color, layer, radius, shadow, space, text, up } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { creditsInWords } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { AvatarStep } from './avatar/AvatarStep.tsx';
import { ContentStep } from './content/ContentStep.tsx';
import { Preview } from './content/Preview.tsx';
import { type Judged, nameOf, obstacleOf, openPlaceholders, type Step, stepNames, steps } from './draft/steps.ts';
import { FeeSheetStep } from './lender/FeeSheetStep.tsx';
import type { DraftStore } from './draft/useDraft.ts';
import { shortfall } from '../../features/credits/balance.ts';
import { GenerateButton } from './review/GenerateButton.tsx';
import { useContact } from './review/useContact.ts';
import { useStartVideo } from './review/useStartVideo.ts';
import { ReviewStep } from './review/ReviewStep.tsx';
import { MakeIt } from './review/MakeIt.tsx';
import { ScriptStep } from './script/ScriptStep.tsx';
import { type ScriptEstimate, useScriptEstimate } from './script/useScriptEstimate.ts';
import type { Template } from './template.ts';
import { useStep } from './useStep.ts';
import { t } from '../../i18n/t.ts';

const leads: Readonly<Record<Step, string>> = {
  Script: t('Write what your presenter says, or have it written from a listing.'),
  Avatar: t('Choose the AI presenter. Point at one, or tap it, to see it move.'),
  Content: t('What is shown beside your presenter. You can leave everything as it is.'),
  Generate: t('Review your video. Nothing is spent before you press Generate.'),
};

const lenderLead = t(
  'Upload a fee sheet, compare its figures, and have the script written from those that you confirm.',
);

const obstacleId = 'wizard-obstacle';

const Head = styled.div`
  & > h2:focus {
    outline: none;
  }
  & > p {
    color: ${color.text2};
    margin-block-start: ${space[1]};
  }
`;
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  & > button {
    padding-inline: ${space[4]};
  }
  & > button > svg {
    display: none;
  }
  margin-inline: -${space[4]};
  padding: ${space[3]} ${space[4]};
  background: ${color.raised};
  border-block: 1px solid ${color.border};
  ${up.md} {
    gap: ${space[3]};
    & > button {
      padding-inline: ${space[6]};
    }
    & > button > svg {
      display: block;
    }
    inset-block-end: ${space[4]};
    margin-inline: 0;
    padding-inline: ${space[5]};
    border: 1px solid ${color.border};
    border-radius: ${radius.lg};
    box-shadow: ${shadow[3]};
  }
`;
const Sum = styled.p`
  flex: 1;
  ${text('small')} color: ${color.text2};
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;
  & > b {
    color: ${color.text};
  }
  & > em {
    font-style: normal;
    color: ${color.warning};
  }
  & > span {
    display: none;
    ${up.md} {
      display: inline;
    }
  }
`;

/** On a phone, above the buttons. */
const Obstacle = styled(Sum)`
  flex-basis: 100%;
  ${up.md} {
    flex-basis: 0;
  }
`;

/** The frame stays in view while the user compares presenters; on phones it comes after them. */
const Beside = styled.div`
  display: grid;
  gap: ${space[5]};
  grid-template-columns: minmax(0, 1fr);
  ${up.lg} {
    grid-template-columns: minmax(0, 1fr) 340px;
    & > div:last-child {
      position: sticky;
      inset-block-start: 96px;
      align-self: start;
    }
  }
`;

export interface WizardProps {
  readonly store: DraftStore;
  readonly template: Template;
}

/** The four steps. A step opens when the steps before it are complete. */
export function Wizard({ store, template }: WizardProps) {
  const { draft, change } = store;
  const { data } = useQuery(catalogQuery);
  const catalog = data?.catalog;
  const estimate = useScriptEstimate(draft.script);
  const placeholders = openPlaceholders(draft.script, estimate.estimate?.placeholders ?? draft.placeholders);
  const judged: Judged = {
    script: draft.script,
    avatarId: draft.avatarId,
    placeholders,
    scriptLimit: catalog?.limits.scriptCharacters ?? null,
  };
  const { step, goTo, heading } = useStep(judged);
  const contact = useContact(step === 'Generate');
  const startVideo = useStartVideo(store, step === 'Generate', template.kind, contact.keep);
  const at = steps.indexOf(step);
  const previous = steps[at - 1];
  const next = steps[at + 1];
  const obstacle = obstacleOf(step, judged);
  const FirstStep = template.kind === 'LENDER' ? FeeSheetStep : ScriptStep;
  const lead = step === 'Script' && template.kind === 'LENDER' ? lenderLead : leads[step];

  return (
    <Stack $gap={5}>
      <Stepper steps={stepNames(template.kind)} current={at} />
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          {nameOf(step, template.kind)}
        </h2>
        <p>{lead}</p>
      </Head>
      {step === 'Script' && (
        <FirstStep
          draft={draft}
          change={change}
          template={template}
          catalog={catalog}
          estimate={estimate}
          placeholders={placeholders}
        />
      )}
      {step === 'Avatar' && (
        <Beside>
          <AvatarStep draft={draft} change={change} />
          <div>
            <Preview draft={draft} />
          </div>
        </Beside>
      )}
      {step === 'Content' && <ContentStep draft={draft} change={change} limits={catalog?.limits} />}
      {step === 'Generate' && (
        <ReviewStep
          draft={draft}
          change={change}
          estimate={estimate}
          catalog={catalog}
          starting={startVideo.starting}
          contact={contact}
          onEdit={goTo}
        />
      )}
      <Bar data-bottom-bar>
        {/* While it starts, the button says the price: on a phone there is no room for both. */}
        {obstacle === null && !startVideo.starting && <Price estimate={estimate} last={next === undefined} />}
        {obstacle !== null && <Obstacle id={obstacleId}>{obstacle}</Obstacle>}
        {previous !== undefined && (
          <Button size="lg" variant="secondary" icon={<ArrowLeft aria-hidden="true" />} onClick={() => goTo(previous)}>
            {t('Previous')}
          </Button>
        )}
        {step === 'Script' && obstacle === null && <MakeIt draft={draft} change={change} onReady={goTo} />}
        {next !== undefined && (
          <Button
            size="lg"
            disabled={obstacle !== null}
            aria-describedby={obstacle === null ? undefined : obstacleId}
            onClick={() => goTo(next)}
          >
            {t('Next')}
            <ArrowRight aria-hidden="true" />
          </Button>
        )}
        {next === undefined && <GenerateButton startVideo={startVideo} estimate={estimate} />}
      </Bar>
    </Stack>
  );
}

/**
 * The price; in the last step, the missing credits instead, next to the disabled button. The review contains the full
 * sentence.
 */
function Price({ estimate: { estimate }, last }: { readonly estimate: ScriptEstimate; readonly last: boolean }) {
  const {
    account: { available },
  } = useViewer();
  if (estimate === null) return <Sum />;
  const missing = shortfall(available, estimate.creditsNeeded);
  if (last && missing > 0)
    return (
      <Sum>
        <b>{t('{missing} short', { missing: creditsInWords(missing) })}</b>
      </Sum>
    );
  return (
    <Sum>
      <b>{creditsInWords(estimate.creditsNeeded)}</b>
      <span> {t('for this video')}</span>
      {missing > 0 && <em> · {t('{missing} short', { missing: creditsInWords(missing) })}</em>}
    </Sum>
  );
}
