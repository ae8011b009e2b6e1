import { skipToken, useQuery } from '@apollo/client/react';
import type { Catalog } from '../../features/catalog/cost.ts';
import { OrderLines } from '../../features/payments/OrderLines.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatCents, formatPrice } from '../../ui/format.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { quoteQuery } from './documents.ts';
import { checkoutOf, quoteInputOf, type Selection } from './selection.ts';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

/** The quote of the selection for this user, and the link to the checkout. */
export function QuotedOrder({ selection, catalog }: { readonly selection: Selection; readonly catalog: Catalog }) {
  const input = quoteInputOf(selection, catalog);
  const { data, previousData, error, refetch } = useQuery(
    quoteQuery,
    input === null ? skipToken : { variables: { input }, fetchPolicy: 'cache-and-network' },
  );
  if (input === null)
    return (
      <Card title={t('Order summary')}>
        <p>{t('Choose the plan, a bundle or a Digital Twin.')}</p>
        <Button size="lg" disabled>
          {t('Continue to checkout')}
        </Button>
      </Card>
    );
  if (data === undefined && error !== undefined)
    return <QueryError title={t('The price cannot be shown')} error={error} retry={refetch} />;
  const shown = data ?? previousData;
  return (
    <Card title={t('Order summary')}>
      {shown === undefined ? (
        <Loading label={t('Loading the price…')}>
          <Skeleton $height="160px" $radius="10px" />
        </Loading>
      ) : (
        <OrderLines
          label={t('Order summary')}
          lines={[
            ...shown.quote.lines.map(({ id, description, amountCents }) => ({
              id,
              description,
              value: formatCents(amountCents),
            })),
            { id: 'total', description: t('Total to pay today'), value: formatCents(shown.quote.totalCents) },
          ]}
        />
      )}
      {selection.plan && (
        <p>
          {t('Then {priceCents} every {periodDays} days, until you cancel it.', {
            priceCents: formatPrice(catalog.plan.priceCents),
            periodDays: catalog.plan.periodDays,
          })}
        </p>
      )}
      {data === undefined ? (
        <Button size="lg" disabled>
          {t('Continue to checkout')}
        </Button>
      ) : (
        <ButtonLink size="lg" to={checkoutOf(selection, data.quote.totalCents, catalog)}>
          {t('Continue to checkout')}
        </ButtonLink>
      )}
    </Card>
  );
}
