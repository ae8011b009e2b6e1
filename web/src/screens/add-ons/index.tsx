import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { catalogQuery } from '../../features/catalog/catalog.ts';
import { centsPerCredit, type Catalog } from '../../features/catalog/cost.ts';
import { space, up } from '../../theme/tokens.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { formatCents, formatCredits, formatPrice } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ownPlanQuery } from './documents.ts';
import { QuotedOrder } from './QuotedOrder.tsx';
import { hasPlan, initialSelection, type Selection } from './selection.ts';
import { ScreenHead } from '../../ui/ScreenHead.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;
  ${up.lg} {
    grid-template-columns: 2fr 1fr;
  }
`;

/** `/subscription-addons`: the plan, an optional bundle and an optional Digital Twin, then the checkout. */
export default function AddOns() {
  const { data, error, refetch } = useQuery(catalogQuery);
  const own = useQuery(ownPlanQuery, { fetchPolicy: 'cache-and-network' });
  const isKnown = data !== undefined && (own.data !== undefined || own.error !== undefined);
  const [search] = useSearchParams();
  return (
    <Stack $gap={6}>
      <ScreenHead
        title={t('Complete your subscription')}
        lead={
          data?.catalog.digitalTwin.clonesVoice === true
            ? t(
                'Choose the plan, add a credit bundle for busy months, and a Digital Twin that looks and sounds like you.',
              )
            : t('Choose the plan, add a credit bundle for busy months, and a Digital Twin that looks like you.')
        }
      />
      {search.has('retired') && (
        <Alert tone="info">
          {t('The plan in your link is no longer sold. Please choose from the current plan and bundles.')}
        </Alert>
      )}
      {isKnown && <Choices catalog={data.catalog} subscribed={hasPlan(own.data?.billingSubscription)} />}
      {data === undefined && error !== undefined && (
        <QueryError title={t('Prices cannot be shown right now')} error={error} retry={refetch} />
      )}
      {!isKnown && (data !== undefined || error === undefined) && (
        <Loading label={t('Loading prices…')}>
          <Skeleton $height="420px" $radius="14px" />
        </Loading>
      )}
    </Stack>
  );
}

const none = 'none';

function Choices({ catalog, subscribed }: { readonly catalog: Catalog; readonly subscribed: boolean }) {
  const [selection, setSelection] = useState<Selection>(() => initialSelection(catalog, subscribed));
  const change = (part: Partial<Selection>): void => setSelection((before) => ({ ...before, ...part }));
  const { plan, bundles, digitalTwin } = catalog;
  return (
    <Columns>
      <Stack $gap={6}>
        <Card
          title={t('Monthly plan')}
          description={t('{description}. Cancel it at any time.', { description: plan.description })}
        >
          <Checkbox
            label={t('{name}: {priceCents} per month', { name: plan.name, priceCents: formatPrice(plan.priceCents) })}
            hint={
              subscribed
                ? t('You have this plan already.')
                : t('{credits} credits: {videosLabel}', {
                    credits: formatCredits(plan.credits),
                    videosLabel: plan.videosLabel,
                  })
            }
            checked={selection.plan}
            disabled={subscribed}
            onCheckedChange={(chosen) => change({ plan: chosen })}
          />
        </Card>
        <Card title={t('Credit bundle')} description={t('Optional, paid once. 1 credit pays for 1 minute of video.')}>
          <RadioCards
            label={t('Credit bundle')}
            hideLabel
            minWidth="280px"
            value={selection.bundleId ?? none}
            onValueChange={(id) => change({ bundleId: id === none ? null : id })}
            options={[
              ...bundles.map((bundle) => ({
                value: bundle.id,
                label: bundle.name,
                description: t('{credits} credits for {priceCents}, {bundle} per credit', {
                  credits: formatCredits(bundle.credits),
                  priceCents: formatPrice(bundle.priceCents),
                  bundle: formatCents(centsPerCredit(bundle)),
                }),
                ...(bundle.popular ? { trailing: <Badge tone="accent">{t('Most popular')}</Badge> } : {}),
              })),
              { value: none, label: t('No bundle'), description: t('You can add credits at any time.'), wide: true },
            ]}
          />
        </Card>
        <Card
          title={t('Digital Twin')}
          description={t('Optional, paid once: a presenter made from your own recording.')}
        >
          <Checkbox
            label={t('Add a {name}: {priceCents}', {
              name: digitalTwin.name,
              priceCents: formatPrice(digitalTwin.priceCents),
            })}
            hint={t('From the second one on, each costs {laterPriceCents}.', {
              laterPriceCents: formatPrice(digitalTwin.laterPriceCents),
            })}
            checked={selection.twin}
            onCheckedChange={(chosen) => change({ twin: chosen })}
          />
          {digitalTwin.hasSample && (
            <Link to="/manage-avatars">{t('See and hear a sample of yours first, for free')}</Link>
          )}
        </Card>
      </Stack>
      <QuotedOrder selection={selection} catalog={catalog} />
    </Columns>
  );
}
