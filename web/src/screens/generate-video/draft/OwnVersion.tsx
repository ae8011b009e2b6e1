import { skipToken, useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { graphql } from '../../../gql/gql.ts';
import { emptyDraft } from './draft.ts';
import { StartFrom } from './StartFrom.tsx';
import type { DraftStore } from './useDraft.ts';
import { t } from '../../../i18n/t.ts';

const outlineQuery = graphql(`
  query LibraryOutline($id: ID!) {
    libraryVideo(id: $id) {
      id
      title
      outline
    }
  }
`);

/** Begins the draft with the outline of a video of MLS Unlocked (`?outline=`): the user's own version of it. */
export function OwnVersion({ store }: { readonly store: DraftStore }) {
  const [search] = useSearchParams();
  const id = search.get('outline');
  const { data, error } = useQuery(
    outlineQuery,
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'network-only' },
  );
  const video = error === undefined ? data?.libraryVideo : null;
  return (
    <StartFrom
      store={store}
      parameter="outline"
      beginning={
        id === null
          ? undefined
          : video && { title: video.title, draft: { ...emptyDraft, title: video.title, script: video.outline } }
      }
      missing={t('This video is no longer in the library.')}
    />
  );
}
