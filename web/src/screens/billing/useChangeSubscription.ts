import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { toast, type ToastInput } from '../../ui/toastStore.ts';
import { beginOwnChange } from './ownChanges.ts';
import { t } from '../../i18n/t.ts';

const cancelDocument = graphql(`
  mutation CancelSubscription {
    cancelSubscription {
      subscription {
        id
        cancelAtPeriodEnd
      }
      position
    }
  }
`);

const reactivateDocument = graphql(`
  mutation ReactivateSubscription {
    reactivateSubscription {
      subscription {
        id
        cancelAtPeriodEnd
      }
      position
    }
  }
`);

/** Cancels and reactivates. `reread` refreshes the screen. */
export function useChangeSubscription(reread: () => void) {
  const [cancel, cancelling] = useMutation(cancelDocument);
  const [reactivate, reactivating] = useMutation(reactivateDocument);

  /** Resolves to whether the change was made. `send` returns its position; `failed` is the message on failure. */
  const change = async (
    send: () => Promise<string | undefined>,
    done: ToastInput,
    failed: string,
  ): Promise<boolean> => {
    const end = beginOwnChange();
    try {
      end(await send());
    } catch {
      end();
      toast({ title: t('Error'), description: failed, variant: 'destructive' });
      return false;
    }
    toast(done);
    reread();
    return true;
  };

  return {
    loading: cancelling.loading || reactivating.loading,
    cancel: () =>
      change(
        async () => (await cancel()).data?.cancelSubscription.position,
        {
          title: t('Subscription Cancelled'),
          description: t('Your subscription will end at the end of the current billing period.'),
        },
        t('Failed to cancel subscription. Please try again.'),
      ),
    reactivate: () =>
      change(
        async () => (await reactivate()).data?.reactivateSubscription.position,
        { title: t('Subscription Reactivated'), description: t('Your subscription renews again.') },
        t('Failed to reactivate subscription. Please try again.'),
      ),
  };
}
