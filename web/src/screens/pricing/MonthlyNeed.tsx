import { useState } from 'react';
import { styled } from 'styled-components';
import { bundleFor, type Catalog, creditsForSeconds, formatLength } from '../../features/catalog/cost.ts';
import { color, radius, space, text, up } from '../../theme/tokens.ts';
import { creditsInWords, formatCredits, formatPrice } from '../../ui/format.ts';
import { Slider } from '../../ui/Slider.tsx';
import { t } from '../../i18n/t.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[6]};
  padding: ${space[6]};
  border-radius: ${radius.lg};
  background: ${color.sunken};
  ${up.lg} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[12]};
    padding: ${space[8]};
  }
`;
const Inputs = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
`;
const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  ${text('label')} & > span:last-child {
    font-variant-numeric: tabular-nums;
  }
`;
const Answer = styled.output`
  display: grid;
  gap: ${space[3]};
  align-content: center;
  padding: ${space[5]};
  border-radius: ${radius.md};
  background: ${color.surface};
  border: 1px solid ${color.border};
  & > strong {
    ${text('figure')}
  }
  & > span {
    color: ${color.text2};
  }
`;

const secondsStep = 15;

/** The credits for a month of videos, and what covers them. */
export function MonthlyNeed({ catalog }: { readonly catalog: Catalog }) {
  const [videos, setVideos] = useState(8);
  const [seconds, setSeconds] = useState(60);
  const credits = videos * creditsForSeconds(seconds, catalog);
  return (
    <Root aria-labelledby="need-title">
      <Inputs>
        <h2 id="need-title">{t('How many credits will I need?')}</h2>
        <div>
          <Line>
            <span>{t('Videos per month')}</span>
            <span>{videos}</span>
          </Line>
          <Slider label={t('Videos per month')} value={videos} onValueChange={setVideos} min={1} max={40} />
        </div>
        <div>
          <Line>
            <span>{t('Length of each')}</span>
            <span>{formatLength(seconds)}</span>
          </Line>
          <Slider
            label={t('Length of each video')}
            value={seconds}
            onValueChange={setSeconds}
            min={secondsStep}
            max={300}
            step={secondsStep}
            valueText={formatLength(seconds)}
          />
        </div>
      </Inputs>
      <Answer>
        <strong>{t('{credits} a month', { credits: creditsInWords(credits) })}</strong>
        <span>{advice(credits, catalog)}</span>
      </Answer>
    </Root>
  );
}

/** Says whether the plan covers the need. If not, says which bundle covers the rest, and for how long. */
function advice(credits: number, { plan, bundles }: Catalog): string {
  const planWords = t('The {name} ({priceCents}) gives {credits}', {
    name: plan.name,
    priceCents: formatPrice(plan.priceCents),
    credits: formatCredits(plan.credits),
  });
  const missing = credits - plan.credits;
  if (missing <= 0) return t('{planWords}: that covers it.', { planWords });
  const bundle = bundleFor(missing, bundles);
  if (bundle === undefined) return `${planWords}.`;
  const months = Math.floor(bundle.credits / missing);
  const lasts =
    months > 1
      ? t('lasts about {months} months', { months })
      : months === 1
        ? t('covers the rest of one month')
        : t('covers {credits} of the rest', { credits: formatCredits(bundle.credits) });
  return t('{planWords}. For the other {missing}, a {name} ({priceCents}, {credits}) {lasts}.', {
    planWords,
    missing: formatCredits(missing),
    name: bundle.name,
    priceCents: formatPrice(bundle.priceCents),
    credits: creditsInWords(bundle.credits),
    lasts,
  });
}
