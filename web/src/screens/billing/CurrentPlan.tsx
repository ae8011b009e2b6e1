import { useQuery } from '@apollo/client/react';
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
import { savedCardQuery } from './useBilling.ts';
import { autoRenewWord, cardWords, statusWord, type Subscription } from './words.ts';
import { t } from '../../i18n/t.ts';

export interface CurrentPlanProps {
  /** `undefined` while it loads, null without one. */
  readonly subscription: Subscription | null | undefined;
  /** The end and the credits of the free trial, while it lasts. */
  readonly trial: { readonly until: string; readonly credits: number } | undefined;
  readonly reread: () => void;
}

/** The plan with its period, its renewal and its actions. */
export function CurrentPlan({ subscription, trial, reread }: CurrentPlanProps) {
  return (
    <Card title={t('Current Plan')}>
      {subscription === undefined ? (
        <Loading>
          <Skeleton $height="336px" />
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
      title={t('No Active Subscription')}
      action={<ButtonLink to="/subscription-addons">{t('View Plans')}</ButtonLink>}
    >
      <p>
        <span>{t('Subscribe to access premium features and unlimited video generation')}</span>{' '}
        <span>{t('(within your credits)')}</span>
      </p>
      {trial !== undefined && (
        <p>
          <Badge tone="info">{t('Trial')}</Badge>{' '}
          {t('{credits} until {until}', { credits: creditsInWords(trial.credits), until: formatDay(trial.until) })}
        </p>
      )}
    </EmptyState>
  );
}

const isAhead = (iso: string): boolean => Date.parse(iso) > Date.now();

function Plan({ subscription, reread }: { readonly subscription: Subscription; readonly reread: () => void }) {
  const { plan, status, currentPeriodStart, currentPeriodEnd, cancelAtPeriodEnd, endsAt, planCreditsPauseAt } =
    subscription;
  const card = useQuery(savedCardQuery).data?.savedCard;
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
        <Alert tone="warning" title={t('A payment is due')}>
          {t(
            'The last renewal could not be collected. While it is open, we try again, and charge a card that you add at once.',
          )}{' '}
          {isAhead(planCreditsPauseAt)
            ? t('New videos on plan credits pause on {day}. Bundle credits stay usable.', {
                day: formatDay(planCreditsPauseAt),
              })
            : t('Plan credits have been paused since {day}. Bundle credits stay usable.', {
                day: formatDay(planCreditsPauseAt),
              })}
        </Alert>
      )}
      <Cluster $justify="space-between">
        <strong>{plan.nickname}</strong>
        <Badge tone={badge.tone}>{badge.word}</Badge>
      </Cluster>
      <DescriptionList
        items={[
          {
            term: t('Price'),
            value: t('{amount} per {interval}, with {credits} every 30 days', {
              amount: formatPrice(plan.amount),
              interval: plan.interval === 'month' ? t('month') : plan.interval,
              credits: creditsInWords(plan.credits),
            }),
          },
          { term: t('Current period'), value: `${formatDay(currentPeriodStart)} – ${end}` },
          ...(card ? [{ term: t('Card'), value: cardWords(card) }] : []),
          { term: t('Auto-renew'), value: <Badge tone={renewal.tone}>{renewal.word}</Badge> },
          // Usually that is the end of the period, which is shown above.
          ...(endsAt !== null && endsAt !== currentPeriodEnd ? [{ term: t('Ends on'), value: formatDay(endsAt) }] : []),
        ]}
      />
      <Cluster>
        <Button variant="secondary" loading={opening} icon={<CreditCard aria-hidden="true" />} onClick={open}>
          {t('Manage Payment')}
        </Button>
        {cancelAtPeriodEnd ? (
          <Button loading={loading} onClick={() => void reactivate()}>
            {t('Reactivate Subscription')}
          </Button>
        ) : (
          <Button variant="ghost" onClick={() => setAsking(true)}>
            {t('Cancel Subscription')}
          </Button>
        )}
      </Cluster>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Cancel the subscription?')}
        description={t(
          'It ends on {end}, the end of the current billing period. Plan credits can be used until then; bundles and Digital Twins stay. You can reactivate it before.',
          { end },
        )}
        confirmText={t('Cancel Subscription')}
        cancelText={t('Keep Subscription')}
        destructive
        loading={loading}
        onConfirm={() => void confirmed()}
      />
    </Stack>
  );
}
