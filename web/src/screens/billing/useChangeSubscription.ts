import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { toast } from '../../ui/toastStore.ts';

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

/** Cancels and reactivates (spec part 3 section 4). `reread` reads what the screen shows again. */
export function useChangeSubscription(reread: () => void) {
  const [cancel, cancelling] = useMutation(cancelDocument);
  const [reactivate, reactivating] = useMutation(reactivateDocument);
  const failed = (what: 'cancel' | 'reactivate') => (): false => {
    const description = `Failed to ${what} subscription. Please try again.`;
    toast({ title: 'Error', description, variant: 'destructive' });
    return false;
  };
  const done = (title: string, description: string) => (): true => {
    toast({ title, description });
    reread();
    return true;
  };
  return {
    loading: cancelling.loading || reactivating.loading,
    cancel: () =>
      cancel().then(
        done('Subscription Cancelled', 'Your subscription will end at the end of the current billing period.'),
        failed('cancel'),
      ),
    reactivate: () =>
      reactivate().then(done('Subscription Reactivated', 'Your subscription renews again.'), failed('reactivate')),
  };
}
