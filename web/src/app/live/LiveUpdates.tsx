import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useState } from 'react';
import { createRefetcher } from '../apollo/refetch.ts';
import { useComposition } from '../CompositionContext.ts';
import { logFailure } from '../log.ts';
import { useViewer } from '../session/SessionContext.tsx';
import { accountUpdates, applyAccountUpdate } from './accountUpdates.ts';

/**
 * Keeps the screens up to date while a user is signed in. Subscribes from the position at which the viewer was read, so
 * that no change between the first response and the socket is lost, and no change from before the page counts as news.
 * Renders nothing.
 */
export default function LiveUpdates() {
  const client = useApolloClient();
  const composition = useComposition();
  const { position } = useViewer();
  const [after] = useState(position === '' ? undefined : position);
  const [refetch] = useState(() =>
    createRefetcher(client, (cause) => logFailure('a list could not be refreshed', cause)),
  );
  useSubscription(accountUpdates, {
    variables: after === undefined ? {} : { after },
    fetchPolicy: 'no-cache',
    onData({ data: { data } }) {
      if (data?.accountUpdates === undefined) return;
      const stale = applyAccountUpdate(composition, data.accountUpdates, client.cache);
      refetch(stale);
    },
    onError: (cause) => logFailure('live updates stopped', cause),
  });
  return null;
}
