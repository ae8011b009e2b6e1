import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { creditsInWords, formatDay, formatPrice } from '../../ui/format.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { useChangeSubscription } from './useChangeSubscription.ts';
import { usePortal } from './usePortal.ts';
import { autoRenewWord, statusWord, type Subscription } from './words.ts';

export interface CurrentPlanProps {
  /** `undefined` while it loads, null without one. */
  readonly subscription: Subscription | null | undefined;
  /** The free trial's end and credits, while it lasts. */
  readonly trial: { readonly until: string; readonly credits: number } | undefined;
  readonly reread: () => void;
}

/** The plan with its period, its renewal and what can be done about it. */
export function CurrentPlan({ subscription, trial, reread }: CurrentPlanProps) {
  return (
    <Card title="Current Plan">
      {subscription === undefined ? (
        <Loading>
          <Stack $gap={3}>
            <Skeleton $width="40%" $height="1.6em" />
            <Skeleton $width="70%" />
            <Skeleton $width="55%" />
          </Stack>
        </Loading>
      ) : subscription === null ? (
        <NoPlan trial={trial} />
      ) : (
        <Plan subscription={subscription} reread={reread} />
      )}
    </Card>
  );
}

function NoPlan({ trial }: Pick<CurrentPlanProps, 'trial'>) {
  return (
    <EmptyState
      icon={<CreditCard />}
      title="No Active Subscription"
      action={<ButtonLink to="/subscription-addons">View Plans</ButtonLink>}
    >
      <p>Subscribe to access premium features and unlimited video generation</p>
      <p>(within your credits)</p>
      {trial !== undefined && (
        <p>
          <Badge tone="info">Trial</Badge> {`${creditsInWords(trial.credits)} until ${formatDay(trial.until)}`}
        </p>
      )}
    </EmptyState>
  );
}

function Plan({ subscription, reread }: { readonly subscription: Subscription; readonly reread: () => void }) {
  const { plan, status, currentPeriodStart, currentPeriodEnd, cancelAtPeriodEnd, planCreditsPauseAt } = subscription;
  const [asking, setAsking] = useState(false);
  const { open, opening } = usePortal();
  const { cancel, reactivate, loading } = useChangeSubscription(reread);
  const end = formatDay(currentPeriodEnd);
  const [badge, renewal] = [statusWord(status), autoRenewWord(subscription)];
  const confirmed = async (): Promise<void> => {
    if (await cancel()) setAsking(false);
  };
  return (
    <Stack $gap={4}>
      {planCreditsPauseAt !== null && (
        <Alert tone="warning" title="A payment is due">
          {`The last renewal could not be collected. It is tried again; with another card it is paid at once. New videos on plan credits pause on ${formatDay(planCreditsPauseAt)}. Bundle credits stay usable.`}
        </Alert>
      )}
      <Cluster $justify="space-between">
        <strong>{plan.nickname}</strong>
        <Badge tone={badge.tone}>{badge.word}</Badge>
      </Cluster>
      <DescriptionList
        items={[
          {
            term: 'Price',
            value: `${formatPrice(plan.amount)} per ${plan.interval}, with ${creditsInWords(plan.credits)} every 30 days`,
          },
          { term: 'Current period', value: `${formatDay(currentPeriodStart)} – ${end}` },
          { term: 'Auto-renew', value: <Badge tone={renewal.tone}>{renewal.word}</Badge> },
        ]}
      />
      <Cluster>
        <Button variant="secondary" loading={opening} icon={<CreditCard aria-hidden="true" />} onClick={open}>
          Manage Payment
        </Button>
        {cancelAtPeriodEnd ? (
          <Button loading={loading} onClick={() => void reactivate()}>
            Reactivate Subscription
          </Button>
        ) : (
          <Button variant="ghost" onClick={() => setAsking(true)}>
            Cancel Subscription
          </Button>
        )}
      </Cluster>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancel the subscription?"
        description={`It ends on ${end}, the end of the current billing period. Plan credits can be used until then; bundles and Digital Twins stay. You can reactivate it before.`}
        confirmText="Cancel Subscription"
        cancelText="Keep Subscription"
        destructive
        loading={loading}
        onConfirm={() => void confirmed()}
      />
    </Stack>
  );
}
