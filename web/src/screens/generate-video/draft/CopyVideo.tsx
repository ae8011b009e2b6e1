import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { draftOf, videoToCopyQuery } from './copy.ts';
import { isBegun } from './draft.ts';
import type { DraftStore } from './useDraft.ts';

/** Fills the draft with the content of the video in the address (`?from=`). Asks first if that would replace a draft. */
export function CopyVideo({ store: { draft, loaded, change } }: { readonly store: DraftStore }) {
  const [search, setSearch] = useSearchParams();
  const from = search.get('from');
  const { data, error } = useQuery(
    videoToCopyQuery,
    from === null ? skipToken : { variables: { id: from }, fetchPolicy: 'network-only' },
  );
  const isReady = from !== null && loaded;
  const video = isReady ? data?.video : undefined;
  const isMissing = isReady && (error !== undefined || video === null);

  const finish = (): void =>
    setSearch(
      (address) => {
        address.delete('from');
        return address;
      },
      { replace: true },
    );
  const take = (): void => {
    if (!video) return;
    change(() => draftOf(video));
    finish();
  };
  const asks = Boolean(video) && isBegun(draft);
  const onReady = useEffectEvent(() => {
    if (isMissing) {
      toast({ title: 'Error', description: 'This video could not be opened.', variant: 'destructive' });
      finish();
    } else if (!asks) take();
  });
  const isThere = Boolean(video);
  useEffect(() => {
    if (isMissing || isThere) onReady();
  }, [isMissing, isThere]);

  return (
    <ConfirmDialog
      open={asks}
      onOpenChange={(open) => !open && finish()}
      title="Replace your draft?"
      description={`You have begun another video. “${video?.title ?? ''}” would take its place.`}
      confirmText="Replace draft"
      cancelText="Keep my draft"
      onConfirm={take}
    />
  );
}
