import { useQuery } from '@apollo/client/react';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { requestIdOf, sentenceOf } from '../../app/apollo/errors.ts';
import type { Bundle } from '../catalog/cost.ts';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { creditsInWords, formatCents, formatCredits } from '../../ui/format.ts';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { type Balance, balanceAfter } from '../credits/balance.ts';
import { type PaymentFormProps, paymentSettingsQuery } from './payment/payment.ts';

const TestModePayment = lazy(() => import('./test-mode/index.tsx'));
const StripePayment = lazy(() => import('./stripe/index.tsx'));

const Summary = styled.dl`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border-radius: ${radius.md};
  background: ${color.sunken};
  ${text('small')} font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }
  & dt {
    color: ${color.text2};
  }
  & > div:last-child {
    padding-block-start: ${space[2]};
    border-block-start: 1px solid ${color.borderStrong};
    font-weight: 600;
    & > dt {
      color: ${color.text};
    }
  }
`;
const Back = styled(Button)`
  align-self: start;
  margin-inline-start: calc(-1 * ${space[4]});
`;

export interface PaymentStepProps extends PaymentFormProps {
  readonly bundle: Bundle;
  readonly balance: Balance;
  readonly onBack: () => void;
}

/** The order, and the payment form of the provider or of the test mode. */
export function PaymentStep({ bundle, balance, onBack, ...form }: PaymentStepProps) {
  return (
    <Stack $gap={4}>
      <Back variant="ghost" icon={<ArrowLeft aria-hidden="true" />} disabled={form.processing} onClick={onBack}>
        Choose another bundle
      </Back>
      <Summary aria-label="Your order">
        <div>
          <dt>{bundle.name}</dt>
          <dd>{creditsInWords(bundle.credits)}</dd>
        </div>
        {balance.debt > 0 && (
          <div>
            <dt>Of these, for what you owe</dt>
            <dd>{formatCredits(Math.min(balance.debt, bundle.credits))}</dd>
          </div>
        )}
        <div>
          <dt>Your balance afterwards</dt>
          <dd>{formatCredits(balanceAfter(balance, bundle))}</dd>
        </div>
        <div>
          <dt>To pay, once</dt>
          <dd>{formatCents(form.session.amountCents)}</dd>
        </div>
      </Summary>
      <Suspense fallback={<FormSkeleton />}>
        <ProviderForm {...form} />
      </Suspense>
    </Stack>
  );
}

function ProviderForm(props: PaymentFormProps) {
  const { data, error, refetch } = useQuery(paymentSettingsQuery);
  if (data === undefined && error !== undefined)
    return (
      <ErrorState
        title="The card form cannot be shown"
        message={sentenceOf(error)}
        requestId={requestIdOf(error)}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <FormSkeleton />;
  const { testMode, publishableKey } = data.paymentSettings;
  if (testMode) return <TestModePayment {...props} />;
  if (publishableKey === null)
    return (
      <ErrorState
        title="The card form cannot be shown"
        message="This server has no publishable key of its payment provider."
      />
    );
  return <StripePayment {...props} publishableKey={publishableKey} />;
}

function FormSkeleton() {
  return (
    <Loading label="Loading the card form…">
      <Stack $gap={4}>
        <Skeleton $height="64px" />
        <Skeleton $height="64px" />
        <Skeleton $height="48px" />
      </Stack>
    </Loading>
  );
}
