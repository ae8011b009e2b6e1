import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { toast } from '../../ui/toastStore.ts';
import { sentenceOf } from '../apollo/errors.ts';
import { t } from '../../i18n/t.ts';

const resumeMutation = graphql(`
  mutation ResumeAccount {
    resumeAccount(input: {}) {
      position
      user {
        ...ViewerUser
      }
    }
  }
`);

const cancelDeletionMutation = graphql(`
  mutation CancelAccountDeletion {
    cancelAccountDeletion(input: {}) {
      position
      user {
        ...ViewerUser
      }
    }
  }
`);

export interface StatusChange {
  readonly run: () => void;
  readonly running: boolean;
}

const failed = (error: unknown): void =>
  toast({ title: t('Error'), description: sentenceOf(error), variant: 'destructive' });

/** Ends a pause of the account; says so in a toast. */
export function useResume(): StatusChange {
  const [run, { loading }] = useMutation(resumeMutation);
  return {
    running: loading,
    run: () => {
      run().then(() => toast({ title: t('Your account is active again') }), failed);
    },
  };
}

/** Keeps an account that is about to be deleted; says so in a toast. */
export function useCancelDeletion(): StatusChange {
  const [run, { loading }] = useMutation(cancelDeletionMutation);
  return {
    running: loading,
    run: () => {
      run().then(() => toast({ title: t('Your account stays'), description: t('The deletion is canceled.') }), failed);
    },
  };
}
