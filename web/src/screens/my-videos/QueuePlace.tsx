import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { t } from '../../i18n/t.ts';

const queuePlaceQuery = graphql(`
  query QueuePlace($id: ID!) {
    video(id: $id) {
      id
      videosAhead
    }
  }
`);

/** The place changes as other users' videos finish; no live message announces that. */
const everyMs = 5_000;

/** The number of videos ahead of a waiting one. */
export function QueuePlace({ videoId }: { readonly videoId: string }) {
  const { data } = useQuery(queuePlaceQuery, {
    variables: { id: videoId },
    pollInterval: everyMs,
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  });
  const ahead = data?.video?.videosAhead ?? null;
  if (ahead === null) return null;
  if (ahead === 0) return <p>{t('It is next in line.')}</p>;
  return <p>{ahead === 1 ? t('1 video is ahead of it.') : t('{ahead} videos are ahead of it.', { ahead })}</p>;
}
