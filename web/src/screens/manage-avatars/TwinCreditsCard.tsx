import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lazyDialog } from '../../app/lazyDialog.tsx';
import { catalogQuery } from '../../features/catalog/catalog.ts';
import { checkoutPath } from '../../features/payments/checkoutPath.ts';
import { twinCreditsQuery } from '../../features/credits/twinCredits.ts';
import { color, size, space, text } from '../../theme/tokens.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { formatPrice } from '../../ui/format.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { twinPriceQuery } from './documents.ts';
import { t } from '../../i18n/t.ts';
import { Phrase } from '../../i18n/Phrase.tsx';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const CreateTwinDialog = lazyDialog(
  async () => (await import('../../features/twins/CreateTwinDialog.tsx')).CreateTwinDialog,
);

const TwinSampleDialog = lazyDialog(
  async () => (await import('../../features/twins/TwinSampleDialog.tsx')).TwinSampleDialog,
);

const Figure = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  ${text('small')} color: ${color.text2};
  & > strong {
    ${text('figure')} color: ${color.text};
  }
`;

/** As high as the button that appears with the price. */
const Actions = styled(Cluster)<{ readonly $sells: boolean }>`
  min-block-size: ${({ $sells }) => ($sells ? size.control : 'auto')};
`;

/** The balance of Digital Twin credits and, if `sells`, the next Digital Twin at this user's price. */
export function TwinCreditsCard({ sells }: { readonly sells: boolean }) {
  const [isCreating, setCreating] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const { data, error, refetch } = useQuery(twinCreditsQuery, { fetchPolicy: 'cache-and-network' });
  const price = useQuery(twinPriceQuery, { fetchPolicy: 'cache-and-network' }).data?.quote.totalCents;
  const hasSample = useQuery(catalogQuery).data?.catalog.digitalTwin.hasSample === true;
  const credits = data?.viewer?.twinCredits;
  const canCreate = credits !== undefined && credits.available > 0 && credits.debt === 0;
  const canTry = hasSample && credits !== undefined && !canCreate;
  const order =
    sells && price !== undefined
      ? {
          buyPath: checkoutPath({ plan: 'digital-twin', amount: price / 100 }),
          buyLabel: t('Buy Digital Twin ({price})', { price: formatPrice(price) }),
        }
      : undefined;
  if (credits === undefined && error !== undefined)
    return <QueryError title={t('Your Digital Twin credits could not be loaded')} error={error} retry={refetch} />;
  return (
    <Card
      title={t('Your Digital Twin credits')}
      description={t('One credit makes one Digital Twin from your own recording.')}
    >
      {credits === undefined ? (
        <Loading label={t('Loading your Digital Twin credits…')}>
          <Skeleton $height="33px" $width="160px" />
        </Loading>
      ) : (
        <Figure>
          <Phrase
            text="<0>{available}</0> available"
            parts={[(words) => <strong>{words}</strong>]}
            values={{ available: credits.available }}
          />
          {credits.held > 0 && `, ${t('{held} in training', { held: credits.held })}`}
          {credits.used > 0 && `, ${t('{used} used', { used: credits.used })}`}
        </Figure>
      )}
      {credits !== undefined && credits.debt > 0 && (
        <Alert tone="warning">
          {t('You owe {debt} after a refund. What you buy pays that first.', { debt: credits.debt })}
        </Alert>
      )}
      <Actions $gap={3} $sells={sells}>
        {canCreate && <Button onClick={() => setCreating(true)}>{t('Create Custom Avatar')}</Button>}
        {order !== undefined && (
          <>
            {canTry && <Button onClick={() => setTrying(true)}>{t('Try it free')}</Button>}
            <ButtonLink variant={canCreate || canTry ? 'secondary' : 'primary'} to={order.buyPath}>
              {order.buyLabel}
            </ButtonLink>
          </>
        )}
      </Actions>
      {isCreating && <CreateTwinDialog open onOpenChange={setCreating} />}
      {isTrying && order !== undefined && <TwinSampleDialog open onOpenChange={setTrying} {...order} />}
    </Card>
  );
}
