import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from '../../ui/Link.tsx';
import { styled } from 'styled-components';
import { catalogQuery } from '../../features/catalog/catalog.ts';
import { type Catalog, centsPerCredit, creditsForSeconds, formatLength } from '../../features/catalog/cost.ts';
import { color, radius, space, text, up } from '../../theme/tokens.ts';
import { Alert } from '../../ui/Alert.tsx';
import { CreditLine } from '../../ui/CreditLine.tsx';
import { creditsInWords, formatCents } from '../../ui/format.ts';
import { Page } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { Lead, Section, SectionTitle } from './sectionStyle.ts';
import { t } from '../../i18n/t.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space[8]};
  align-items: center;
  ${up.lg} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[16]};
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space[4]};
`;
const Panel = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: ${space[6]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.bg};
  min-block-size: 296px;
  align-content: center;
`;
const Line = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space[3]};
  ${text('small')} color: ${color.text2};
`;
const Example = styled.div`
  display: grid;
  gap: ${space[3]};
`;
const Figures = styled.output`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[1]} ${space[6]};
  align-items: baseline;
  font-variant-numeric: tabular-nums;
  & > strong {
    ${text('figure')}
  }
  & > span {
    ${text('small')} color: ${color.text2};
  }
`;

/** The price of a video by length, from the catalog. */
export function CostPreview() {
  const { data, error } = useQuery(catalogQuery);
  return (
    <Section data-ground="surface" aria-labelledby="cost-title">
      <Page>
        <Columns>
          <Words>
            <SectionTitle id="cost-title">{t('Know the price before you press Generate')}</SectionTitle>
            <Lead>
              {t(
                '1 credit pays for 1 minute of video, charged in steps of half a credit. Credits are set aside when a video starts, used when it is ready, and come back if it fails. Your statement shows every movement.',
              )}
            </Lead>
            <p>
              <Link to="/pricing">{t('See the plan and the bundles')}</Link>
            </p>
          </Words>
          <Panel>
            {data !== undefined && <Calculator catalog={data.catalog} />}
            {data === undefined && error !== undefined && (
              <Alert tone="warning" title={t('Prices cannot be shown right now')}>
                {t('Please look at the pricing page again in a moment.')}
              </Alert>
            )}
            {data === undefined && error === undefined && (
              <Loading label={t('Loading prices…')}>
                <Skeleton $height="180px" />
              </Loading>
            )}
          </Panel>
        </Columns>
      </Page>
    </Section>
  );
}

const shortest = 15;
const longest = 300;

function Calculator({ catalog }: { readonly catalog: Catalog }) {
  const [seconds, setSeconds] = useState(60);
  const credits = creditsForSeconds(seconds, catalog);
  const rates = catalog.bundles.map(centsPerCredit);
  const shown = Math.max(...catalog.bundles.map((bundle) => bundle.credits / 5), credits);
  return (
    <>
      <div>
        <Line>
          <span>{t('Length of the video')}</span>
          <span>{formatLength(seconds)}</span>
        </Line>
        <Slider
          label={t('Length of the video')}
          value={seconds}
          onValueChange={setSeconds}
          min={shortest}
          max={longest}
          step={15}
          valueText={formatLength(seconds)}
        />
      </div>
      <Figures>
        <strong>{creditsInWords(credits)}</strong>
        <span>
          {t('{min} to {max}, depending on the bundle', {
            min: formatCents(Math.min(...rates) * credits),
            max: formatCents(Math.max(...rates) * credits),
          })}
        </span>
      </Figures>
      <Example>
        <Line>
          <span>{t('Example: {shown} in the account while this video is made', { shown: creditsInWords(shown) })}</span>
        </Line>
        <CreditLine available={shown - credits} held={credits} used={0} />
      </Example>
    </>
  );
}
