import { useQuery } from '@apollo/client/react';
import { CreditCard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Waiting } from '../../app/shell/Stage.tsx';
import { useSession } from '../../app/session/useSession.ts';
import type { Catalog } from '../../features/catalog/cost.ts';
import { catalogQuery } from '../../features/catalog/catalog.ts';
import { readOrder, type CheckoutOrder } from '../../features/payments/checkoutPath.ts';
import type { PaymentSession } from '../../features/payments/payment.ts';
import { FormSkeleton, PaymentForm } from '../../features/payments/PaymentForm.tsx';
import { space, up } from '../../theme/tokens.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatPrice } from '../../ui/format.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { LoginRequired } from './LoginRequired.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { forgetOrder, repriced, type AgreedOrder, type Quote } from './setup.ts';
import { usePay } from './usePay.ts';
import { useSetup } from './useSetup.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;
  ${up.md} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[8]};
  }
`;

/** `/checkout`: the order of the address, quoted by the server, and the card form. */
export default function Checkout() {
  return (
    <Stack $gap={6}>
      <h1>{t('Checkout')}</h1>
      <State />
    </Stack>
  );
}

/** The order, or why there is none. */
function State() {
  const session = useSession();
  const { data, error, refetch } = useQuery(catalogQuery);
  const [search] = useSearchParams();
  if (session.status === 'signed-out') return <LoginRequired />;
  if (session.status === 'unreachable') return <QueryError error={session.error} retry={session.retry} />;
  if (data === undefined && error !== undefined) return <QueryError error={error} retry={refetch} />;
  if (session.status === 'loading' || data === undefined) return <Waiting label={t('Loading your order…')} />;

  const order = readOrder(search);
  if (order === null) return <NothingToPay />;
  if (data.catalog.retiredPlanIds.includes(order.plan)) return <Navigate to="/subscription-addons?retired=1" replace />;
  return <Order key={search.toString()} order={withBundleId(order, data.catalog)} catalog={data.catalog} />;
}

/** An address may contain only the bundle's name. */
function withBundleId(order: CheckoutOrder, { bundles }: Catalog): CheckoutOrder {
  return { ...order, bundleId: order.bundleId ?? bundles.find(({ name }) => name === order.bundleName)?.id };
}

function NothingToPay() {
  return (
    <EmptyState
      icon={<CreditCard />}
      title={t('Unable to load payment information.')}
      action={<ButtonLink to="/subscription-addons">{t('Choose what to buy')}</ButtonLink>}
    >
      {t('This checkout link is incomplete.')}
    </EmptyState>
  );
}

function Order({ order, catalog }: { readonly order: CheckoutOrder; readonly catalog: Catalog }) {
  const [agreed, setAgreed] = useState<AgreedOrder>({ ...order, emailBlast: false });
  const state = useSetup(agreed);
  const { emailBlast, plan } = catalog;
  const toggleBlast = (chosen: boolean): void =>
    setAgreed((before) => ({
      ...before,
      emailBlast: chosen,
      amount: before.amount + ((chosen ? 1 : -1) * (emailBlast?.priceCents ?? 0)) / 100,
    }));

  return (
    <>
      {state.kind === 'review' && (
        <Review quote={state.quote} onAgree={() => setAgreed(repriced(agreed, state.quote))} />
      )}
      {state.kind === 'failed' && <Alert tone="danger">{t('Unable to load payment information.')}</Alert>}
      {(state.kind === 'preparing' || state.kind === 'ready') && (
        <Columns>
          <Stack $gap={4}>
            {state.kind === 'preparing' && (
              <Card title={t('Order summary')}>
                <Skeleton $height={agreed.plan === plan.id ? '170px' : '82px'} />
              </Card>
            )}
            {state.kind === 'ready' && (
              <OrderSummary
                quote={state.setup.quote}
                {...(agreed.plan === plan.id && {
                  note: t('The {name} renews every {periodDays} days for {priceCents} until you cancel it.', {
                    name: plan.name,
                    periodDays: plan.periodDays,
                    priceCents: formatPrice(plan.priceCents),
                  }),
                })}
              />
            )}
          </Stack>
          <Card title={t('Payment')}>
            {emailBlast !== null && agreed.plan === plan.id && (
              <Checkbox
                label={t('{name}: {priceCents} per month', {
                  name: emailBlast.name,
                  priceCents: formatPrice(emailBlast.priceCents),
                })}
                hint={t('Sends your videos by email to your metro area.')}
                checked={agreed.emailBlast}
                disabled={state.kind !== 'ready' || state.setup.session === null}
                onCheckedChange={toggleBlast}
              />
            )}
            {state.kind !== 'ready' ? (
              <FormSkeleton />
            ) : state.setup.session === null ? (
              <Settled donePath={donePathOf(agreed, catalog)} />
            ) : (
              <Pay donePath={donePathOf(agreed, catalog)} session={state.setup.session} />
            )}
          </Card>
        </Columns>
      )}
    </>
  );
}

/** A Digital Twin leads to the twins, everything else to /payment-success. */
const donePathOf = (order: AgreedOrder, catalog: Catalog): string =>
  order.plan === catalog.digitalTwin.id
    ? '/manage-avatars?payment=success'
    : `/payment-success?${new URLSearchParams({ plan: order.plan })}`;

function Pay({ donePath, session }: { readonly donePath: string; readonly session: PaymentSession }) {
  const { processing, pay } = usePay(session.paymentId, donePath);
  return (
    <PaymentForm key={session.paymentId} session={session} returnPath={donePath} processing={processing} pay={pay} />
  );
}

/** The order is already paid. */
function Settled({ donePath }: { readonly donePath: string }) {
  useEffect(() => forgetOrder(), []);
  return (
    <Stack $gap={4}>
      <Alert tone="success">
        {t('Your credit balance or a discount has paid for this order. There is nothing to pay.')}
      </Alert>
      <ButtonLink to={donePath}>{t('Continue')}</ButtonLink>
    </Stack>
  );
}

function Review({ quote, onAgree }: { readonly quote: Quote; readonly onAgree: () => void }) {
  return (
    <Stack $gap={4}>
      <Alert tone="warning">{t('Price changed, please review')}</Alert>
      <OrderSummary quote={quote} />
      <Cluster $gap={3}>
        <Button onClick={onAgree}>{t('Continue at this price')}</Button>
        <ButtonLink to="/subscription-addons" variant="secondary">
          {t('Change my order')}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
