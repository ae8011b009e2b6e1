import { useMutation } from '@apollo/client/react';
import { useAddCredits } from '../../app/addCredits.tsx';
import { codeOf, sentenceOf } from '../../app/apollo/errors.ts';
import { viewerQuery } from '../../app/session/viewer.ts';
import { graphql } from '../../gql/gql.ts';
import { toast } from '../../ui/toastStore.ts';
import { t } from '../../i18n/t.ts';

const refreshVideoMutation = graphql(`
  mutation RefreshVideo($id: ID!) {
    refreshVideo(id: $id) {
      position
      video {
        ...LiveVideo
      }
    }
  }
`);

const short: readonly (string | undefined)[] = ['INSUFFICIENT_CREDITS', 'ACCOUNT_IN_DEBT'];

/** Check Status, or Retry of a failed video, which makes a new hold. */
export function useRefreshVideo(id: string): { readonly refresh: () => Promise<void>; readonly refreshing: boolean } {
  const { request: addCredits } = useAddCredits();
  const [run, { loading: refreshing }] = useMutation(refreshVideoMutation, {
    variables: { id },
    refetchQueries: [viewerQuery],
  });
  const refresh = async (): Promise<void> => {
    try {
      await run();
      toast({ title: t('Status updated') });
    } catch (cause) {
      const isShort = short.includes(codeOf(cause));
      toast({
        title: t('Error'),
        description: isShort ? sentenceOf(cause) : t('Failed to update video status. Please try again.'),
        variant: 'destructive',
        ...(isShort ? { action: { label: t('Add Credits'), onClick: addCredits } } : {}),
      });
    }
  };
  return { refresh, refreshing };
}
