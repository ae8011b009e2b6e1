import { styled } from 'styled-components';
import { codeOf, sentenceOf } from '../../../app/apollo/errors.ts';
import { type Catalog, formatLength } from '../../../features/catalog/cost.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { creditsInWords } from '../../../ui/format.ts';
import { Popover } from '../../../ui/Popover.tsx';
import type { Estimate, ScriptEstimate } from './useScriptEstimate.ts';
import { t } from '../../../i18n/t.ts';
import { Phrase } from '../../../i18n/Phrase.tsx';
import { locale } from '../../../i18n/language.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  min-block-size: 44px;
  & > button {
    margin-inline: -${space[4]};
  }
`;
const Figures = styled.output`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  ${text('small')} color: ${color.text2};
  font-variant-numeric: tabular-nums;
  & b {
    color: ${color.text};
    font-weight: 600;
  }
  /* Dimmed, and still readable, until the estimate belongs to the text. */
  &[data-settled='false'] b {
    color: inherit;
  }
`;
const Sum = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[2]} ${space[4]};
  margin-block-start: ${space[3]};
  font-variant-numeric: tabular-nums;
  & dt {
    color: ${color.text2};
  }
  & dd {
    text-align: end;
  }
  & > :nth-last-child(-n + 2) {
    padding-block-start: ${space[2]};
    border-block-start: 1px solid ${color.border};
    font-weight: 600;
    color: ${color.text};
  }
`;

const minutes = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const words = new Intl.NumberFormat(locale);

export interface EstimateLineProps {
  readonly state: ScriptEstimate;
  readonly catalog: Catalog | undefined;
}

/** The minutes, credits and words of the script, and the calculation of the price. */
export function EstimateLine({ state: { estimate, settled, error, retry }, catalog }: EstimateLineProps) {
  // The script itself is invalid, so a retry would not help.
  if (codeOf(error) === 'INVALID_INPUT')
    return (
      <Root>
        <Figures role="alert">{sentenceOf(error)}</Figures>
      </Root>
    );
  if (error !== undefined) {
    return (
      <Root>
        <Figures>{t('The length could not be estimated.')}</Figures>
        <Button variant="ghost" onClick={retry}>
          {t('Try again')}
        </Button>
      </Root>
    );
  }
  if (estimate === null)
    return (
      <Root>
        <Figures>{settled ? t('Length and cost appear here as you write.') : t('Estimating…')}</Figures>
      </Root>
    );
  return (
    <Root>
      <Figures data-settled={settled}>
        <span>
          <Phrase
            text="<0>{duration}</0> min"
            parts={[(words) => <b>{words}</b>]}
            values={{ duration: minutes.format(estimate.duration) }}
          />
        </span>
        <span>
          <Phrase
            text="<0>{creditsNeeded}</0> needed"
            parts={[(words) => <b>{words}</b>]}
            values={{ creditsNeeded: creditsInWords(estimate.creditsNeeded) }}
          />
        </span>
        <span>
          <Phrase
            text={estimate.wordCount === 1 ? '<0>{words}</0> word' : '<0>{words}</0> words'}
            parts={[(shown) => <b>{shown}</b>]}
            values={{ words: words.format(estimate.wordCount) }}
          />
        </span>
      </Figures>
      {catalog !== undefined && <Why estimate={estimate} step={catalog.secondsPerHalfCredit} />}
    </Root>
  );
}

/** @param props.step the number of seconds per half credit */
function Why({ estimate: { seconds, creditsNeeded }, step }: { readonly estimate: Estimate; readonly step: number }) {
  const charged = creditsNeeded * 2 * step;
  return (
    <Popover label={t('Why this cost?')} align="end" trigger={<Button variant="ghost">{t('Why this cost?')}</Button>}>
      <p>
        {t('1 credit pays for {step} of video, charged in steps of {step2} s, half a credit each.', {
          step: formatLength(step * 2),
          step2: step,
        })}
      </p>
      <Sum>
        <dt>{t('Spoken length')}</dt>
        <dd>{formatLength(seconds)}</dd>
        <dt>{t('Rounded up to a multiple of {step} s', { step })}</dt>
        <dd>{formatLength(charged)}</dd>
        <dt>{t('{charged} × half a credit', { charged: charged / step })}</dt>
        <dd>{creditsInWords(creditsNeeded)}</dd>
      </Sum>
      <p>
        {t(
          'That much is held when you press Generate. You pay for the finished length, and never more than this: opening and closing cards make the video a few seconds longer, not more expensive.',
        )}
      </p>
    </Popover>
  );
}
