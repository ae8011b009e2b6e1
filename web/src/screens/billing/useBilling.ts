import { useQuery, useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '../../app/log.ts';
import { completedKey } from '../../features/payments/completedMarker.ts';
import { graphql } from '../../gql/gql.ts';
import { toast } from '../../ui/toastStore.ts';
import { isOwnChange } from './ownChanges.ts';
import { subscriptionUpdated } from './words.ts';
import { t } from '../../i18n/t.ts';

/** Milliseconds. */
const pollInterval = 30_000;

/** Loaded separately from the rest of the screen, because the payment provider may not answer. */
export const savedCardQuery = graphql(`
  query SavedCard {
    savedCard {
      brand
      last4
      expMonth
      expYear
    }
  }
`);

export const billingQuery = graphql(`
  query Billing {
    billingSubscription {
      id
      status
      plan {
        nickname
        amount
        interval
        credits
      }
      currentPeriodStart
      currentPeriodEnd
      cancelAtPeriodEnd
      endsAt
      autoRenewPaused
      planCreditsPauseAt
    }
    billingHistory {
      id
      description
      createdAt
      amountCents
      lines {
        description
        amountCents
      }
      parts {
        kind
        amountCents
      }
      refundedCents
      creditedCents
      status
      invoicePdf
    }
  }
`);

const billingUpdates = graphql(`
  subscription BillingUpdates {
    accountUpdates {
      ... on SubscriptionUpdated {
        position
      }
    }
  }
`);

/**
 * The billing data, read again every 30 s, on window focus, after a payment in another tab, and by live messages. A
 * change from elsewhere also shows a toast; for a payment, `add-credits` shows it.
 */
export function useBilling() {
  const { data, error, refetch } = useQuery(billingQuery, {
    pollInterval,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'cache-and-network',
  });
  const [refreshing, setRefreshing] = useState(false);

  const reread = useCallback(() => {
    refetch().catch((cause: unknown) => logFailure('billing could not be refreshed', cause));
  }, [refetch]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === completedKey) reread();
    };
    window.addEventListener('focus', reread);
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('focus', reread);
      window.removeEventListener('storage', onStorage);
    };
  }, [reread]);

  useSubscription(billingUpdates, {
    fetchPolicy: 'no-cache',
    onData: ({ data: { data: message } }) => {
      const update = message?.accountUpdates;
      if (update?.__typename === 'SubscriptionUpdated' && !isOwnChange(update.position)) toast(subscriptionUpdated);
    },
    // Polling continues without live messages.
    onError: (cause) => logFailure('billing updates stopped', cause),
  });

  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    try {
      await refetch();
      toast({ title: t('Data Refreshed'), description: t('Billing information has been updated.') });
    } catch {
      toast({
        title: t('Refresh Failed'),
        description: t('Unable to refresh billing data. Please try again.'),
        variant: 'destructive',
      });
    } finally {
      setRefreshing(false);
    }
  };

  return { data, error, reread, refresh, refreshing };
}
