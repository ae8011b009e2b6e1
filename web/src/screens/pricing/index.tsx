import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { useAddCredits } from '../../app/addCredits.tsx';
import { useProduct, useSession } from '../../app/session/useSession.ts';
import { catalogQuery } from '../../features/catalog/catalog.ts';
import { color, space, text, up } from '../../theme/tokens.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { Cluster, Page, Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { Bundles } from './Bundles.tsx';
import { MonthlyNeed } from './MonthlyNeed.tsx';
import { PlanCard } from './PlanCard.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const Top = styled.div`
  padding-block: ${space[10]} ${space[8]};
  display: grid;
  gap: ${space[3]};
  max-inline-size: 46rem;
  ${up.md} {
    padding-block: ${space[16]} ${space[10]};
  }
`;
const Title = styled.h1`
  ${text('display')} letter-spacing: -0.03em;
`;
const Lead = styled.p`
  color: ${color.text2};
  font-size: 1.0625rem;
  max-inline-size: 60ch;
`;
const Body = styled(Stack)`
  padding-block-end: ${space[24]};
`;
const Start = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[5]};
  padding-block-start: ${space[8]};
  border-block-start: 1px solid ${color.border};
  & p {
    color: ${color.text2};
    max-inline-size: 52ch;
  }
`;

/** `/pricing`: the monthly plan, the bundles and the needs of a month. */
export default function Pricing() {
  const { data, error, refetch } = useQuery(catalogQuery, { notifyOnNetworkStatusChange: true });
  const product = useProduct();
  return (
    <Page>
      <Top>
        <Title>{t('Simple pricing, by the minute')}</Title>
        <Lead>
          {t(
            '1 credit pays for 1 minute of video. The monthly plan is the base; bundles add credits when a busy month needs more.',
          )}
        </Lead>
      </Top>
      {data !== undefined && (
        <Body $gap={12}>
          <PlanCard plan={data.catalog.plan} />
          <Bundles catalog={data.catalog} />
          <MonthlyNeed catalog={data.catalog} />
          <Start>
            <div>
              <h2>{t('Ready when you are')}</h2>
              <p>{t('Teams, brokerages and lenders with many loan officers: we will find the right size together.')}</p>
            </div>
            <Cluster $gap={3}>
              <StartButton />
              {product !== undefined && (
                <ButtonAnchor href={`mailto:${product.salesEmail}`} size="lg" variant="secondary">
                  {t('Contact Sales')}
                </ButtonAnchor>
              )}
            </Cluster>
          </Start>
        </Body>
      )}
      {data === undefined && error !== undefined && (
        <Body>
          <QueryError title={t('Prices cannot be shown right now')} error={error} retry={refetch} />
        </Body>
      )}
      {data === undefined && error === undefined && (
        <Body as={Loading} label={t('Loading prices…')}>
          <Stack $gap={8}>
            <Skeleton $height="220px" $radius="14px" />
            <Skeleton $height="320px" $radius="14px" />
          </Stack>
        </Body>
      )}
    </Page>
  );
}

/** Visitors create an account; signed-in users choose the plan or add credits. */
function StartButton() {
  const session = useSession();
  const { request } = useAddCredits();
  if (session.status === 'signed-in')
    return (
      <>
        <ButtonLink to="/subscription-addons" size="lg">
          {t('Choose Plan')}
        </ButtonLink>
        <Button size="lg" variant="secondary" onClick={request}>
          {t('Add Credits')}
        </Button>
      </>
    );
  return (
    <ButtonLink to="/register" size="lg">
      {t('Create Account to Get Started')}
    </ButtonLink>
  );
}
