import { useMutation, useQuery } from '@apollo/client/react';
import { serverSentenceOf } from '../../../app/apollo/errors.ts';
import { shareVideoMutation } from '../../../features/videos/share.ts';
import { graphql } from '../../../gql/gql.ts';
import type { ShareLinkInput, VideoShareQuery } from '../../../gql/graphql.ts';
import { toast } from '../../../ui/toastStore.ts';
import { t } from '../../../i18n/t.ts';

const videoShareQuery = graphql(`
  query VideoShare($id: ID!) {
    video(id: $id) {
      id
      shareUrl
      share {
        url
        embedCode
        qrCodeUrl
        expiresAt
        hasExpired
        isProtected
        showsAddress
        takesTours
      }
    }
  }
`);
const changeShareLinkMutation = graphql(`
  mutation ChangeShareLink($id: ID!, $input: ShareLinkInput!) {
    changeShareLink(id: $id, input: $input) {
      position
    }
  }
`);
const revokeShareLinkMutation = graphql(`
  mutation RevokeShareLink($id: ID!) {
    revokeShareLink(id: $id) {
      position
    }
  }
`);

export type ShareLink = NonNullable<NonNullable<VideoShareQuery['video']>['share']>;

/** The link of a video, and its owner's actions. */
export function useShareLink(id: string) {
  const { data, loading, error, refetch } = useQuery(videoShareQuery, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const options = { refetchQueries: [videoShareQuery], awaitRefetchQueries: true };
  const [share, sharing] = useMutation(shareVideoMutation, options);
  const [change, changing] = useMutation(changeShareLinkMutation, options);
  const [revoke, revoking] = useMutation(revokeShareLinkMutation, options);
  const attempt = async (run: () => Promise<unknown>, done: string, failed: string): Promise<boolean> => {
    try {
      await run();
    } catch (cause) {
      const description = serverSentenceOf(cause) ?? t('Please try again.');
      toast({ title: failed, description, variant: 'destructive' });
      return false;
    }
    toast({ title: done });
    return true;
  };
  return {
    link: data?.video?.share ?? null,
    loading: loading && data === undefined,
    error,
    retry: () => void refetch(),
    generate: () =>
      attempt(() => share({ variables: { id } }), t('Share link generated'), t('Failed to generate share link')),
    change: (input: ShareLinkInput) =>
      attempt(() => change({ variables: { id, input } }), t('Share link updated'), t('Failed to update share link')),
    revoke: () =>
      attempt(() => revoke({ variables: { id } }), t('Share link revoked'), t('Failed to revoke share link')),
    generating: sharing.loading,
    /** Whether the link was made since the dialog opened. */
    generated: sharing.data !== undefined && sharing.data !== null && !sharing.loading,
    changing: changing.loading,
    revoking: revoking.loading,
  };
}
