import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { type PaymentFormProps, paymentSettingsQuery } from './payment.ts';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const TestModePayment = lazy(() => import('./test-mode/index.tsx'));
const StripePayment = lazy(() => import('./stripe/index.tsx'));

/** The payment form of the provider or of the test mode. */
export function PaymentForm(props: PaymentFormProps) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <ProviderForm {...props} />
    </Suspense>
  );
}

function ProviderForm(props: PaymentFormProps) {
  const { data, error, refetch } = useQuery(paymentSettingsQuery);
  if (data === undefined && error !== undefined)
    return <QueryError title={t('The card form cannot be shown')} error={error} retry={refetch} />;
  if (data === undefined) return <FormSkeleton />;
  const { testMode, publishableKey } = data.paymentSettings;
  if (testMode) return <TestModePayment {...props} />;
  if (publishableKey === null)
    return (
      <ErrorState
        title={t('The card form cannot be shown')}
        message={t('Payments are being set up. Please try again later.')}
      />
    );
  return <StripePayment {...props} publishableKey={publishableKey} />;
}

/** Shown while the form is loading. */
export function FormSkeleton() {
  return (
    <Loading label={t('Loading the card form…')}>
      <Stack $gap={4}>
        <Skeleton $height="64px" />
        <Skeleton $height="64px" />
        <Skeleton $height="48px" />
      </Stack>
    </Loading>
  );
}
