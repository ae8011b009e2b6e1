import { skipToken, useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { draftOf, videoToCopyQuery } from './copy.ts';
import { StartFrom } from './StartFrom.tsx';
import type { DraftStore } from './useDraft.ts';
import { t } from '../../../i18n/t.ts';

/** Fills the draft with the content of the video in the address (`?from=`). */
export function CopyVideo({ store }: { readonly store: DraftStore }) {
  const [search] = useSearchParams();
  const from = search.get('from');
  const { data, error } = useQuery(
    videoToCopyQuery,
    from === null ? skipToken : { variables: { id: from }, fetchPolicy: 'network-only' },
  );
  const video = error === undefined ? data?.video : null;
  return (
    <StartFrom
      store={store}
      parameter="from"
      beginning={from === null ? undefined : video && { title: video.title, draft: draftOf(video) }}
      missing={t('This video could not be opened.')}
    />
  );
}
