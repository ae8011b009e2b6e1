import { useMutation, useQuery } from '@apollo/client/react';
import { LibraryBig, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { AdminCard, type CardAction } from './AdminCard.tsx';
import {
  activateLibraryVideoMutation,
  adminLibraryQuery,
  checkLibraryFileMutation,
  removeLibraryVideoMutation,
  reorderLibraryMutation,
  type LibraryVideo,
} from './documents.ts';
import { LibraryForm } from './LibraryForm.tsx';
import { t } from '../../../i18n/t.ts';
import { QueryError } from '../../../app/apollo/QueryError.tsx';

/** How often the list is reloaded while the server reads a video, in milliseconds. */
const readingPoll = 2_000;

type Open = { readonly what: 'add' } | { readonly what: 'edit' | 'delete'; readonly video: LibraryVideo } | null;

/** The library's videos as cards, in order, with add, edit and delete. */
export function LibraryTab() {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(adminLibraryQuery, {
    fetchPolicy: 'cache-and-network',
  });
  const [open, setOpen] = useState<Open>(null);
  const [remove, { loading }] = useMutation(removeLibraryVideoMutation);
  const [activate, { loading: activating }] = useMutation(activateLibraryVideoMutation);
  const [check, { loading: checking }] = useMutation(checkLibraryFileMutation);
  const [reorder, { loading: reordering }] = useMutation(reorderLibraryMutation);
  const close = (): void => setOpen(null);
  const refresh = (): void => void refetch().catch(() => undefined);
  const confirm = async ({ id, title }: LibraryVideo): Promise<void> => {
    try {
      await remove({ variables: { id, idempotencyKey: `remove-${id}` } });
      toast({ title: t('Video deleted'), description: title });
      close();
      refresh();
    } catch (cause) {
      toast({ title: t('Failed to delete video'), description: sentenceOf(cause), variant: 'destructive' });
    }
  };
  const videos = data?.adminLibraryVideos;
  const isReading = videos?.some(({ fileState }) => fileState === 'CHECKING') ?? false;
  useEffect(() => {
    if (isReading) startPolling(readingPoll);
    return stopPolling;
  }, [isReading, startPolling, stopPolling]);
  /** Moves a video by one place; all others keep their order. */
  const move = (id: string, by: -1 | 1) => {
    const ids = (videos ?? []).map((video) => video.id);
    const place = ids.indexOf(id);
    return reorder({ variables: { ids: ids.toSpliced(place, 1).toSpliced(place + by, 0, id) } });
  };
  const change = async (work: Promise<unknown>, done = (): void => undefined): Promise<void> => {
    try {
      await work;
      done();
      refresh();
    } catch (cause) {
      toast({ title: t('Failed to save video'), description: sentenceOf(cause), variant: 'destructive' });
    }
  };
  const act = (video: LibraryVideo, action: CardAction): void => {
    const { id, title, isActive } = video;
    if (action === 'edit' || action === 'delete') setOpen({ what: action, video });
    else if (action === 'activate') void change(activate({ variables: { id, isActive: !isActive } }));
    else if (action === 'check') {
      // A video that fails again at once leaves the card unchanged, so the toast says that it was read.
      void change(check({ variables: { id } }), () =>
        toast({ title: t('The video is being read again'), description: title }),
      );
    } else void change(move(id, action === 'earlier' ? -1 : 1));
  };
  return (
    <Stack $gap={4}>
      <Cluster $justify="end" $gap={3}>
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpen({ what: 'add' })}>
          {t('Add Video')}
        </Button>
      </Cluster>
      {videos === undefined ? (
        error === undefined ? (
          <Loading label={t('Loading the library…')}>
            <Skeleton $height="320px" $radius="14px" />
          </Loading>
        ) : (
          <QueryError title={t('The library could not be loaded')} error={error} retry={refresh} />
        )
      ) : videos.length === 0 ? (
        <EmptyState icon={<LibraryBig />} title={t('No videos found')}>
          {t('Add the first video of the library.')}
        </EmptyState>
      ) : (
        <Grid $min="280px" $gap={4}>
          {videos.map((video, at) => (
            <AdminCard
              key={video.id}
              video={video}
              isFirst={at === 0}
              isLast={at === videos.length - 1}
              busy={activating || checking || reordering}
              onAction={(action) => act(video, action)}
            />
          ))}
        </Grid>
      )}
      {open?.what === 'add' && <LibraryForm onSaved={refresh} onClose={close} />}
      {open?.what === 'edit' && <LibraryForm video={open.video} onSaved={refresh} onClose={close} />}
      {open?.what === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={(next) => !next && close()}
          title={t('Are you sure you want to delete this video?')}
          description={open.video.title}
          confirmText={t('Delete')}
          destructive
          loading={loading}
          loadingText={t('Deleting...')}
          onConfirm={() => void confirm(open.video)}
        />
      )}
    </Stack>
  );
}
