import { FileArchive, Plus, RefreshCw, Share2, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { lazyDialog } from '../../app/lazyDialog.tsx';
import { isUnauthenticated } from '../../app/apollo/errors.ts';
import { text } from '../../theme/tokens.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatCount } from '../../ui/format.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Counts } from './Counts.tsx';
import { isNarrowed, useFilters, type Filters } from './filters.ts';
import { SessionOver } from './SessionOver.tsx';
import { StatusAnnouncer } from './StatusAnnouncer.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useRemoval } from './useRemoval.ts';
import { useSelection } from './useSelection.ts';
import { useVideoList, type VideoList } from './useVideoList.ts';
import { VideoDialogs, type DialogName, type Opened } from './VideoDialogs.tsx';
import { NoVideos, VideoGrid, VideoPlaces } from './VideoGrid.tsx';
import { WatchDialog } from './WatchDialog.tsx';
import { removalWarning, type Selectable, type Video } from './words.ts';
import { ScreenHead } from '../../ui/ScreenHead.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError, StaleAlert } from '../../app/apollo/QueryError.tsx';

/** The video that is being watched, in the address next to the filters. */
function useWatched() {
  const [address, setAddress] = useSearchParams();
  const watch = useCallback(
    (id: string | null): void =>
      setAddress((present) => {
        const next = new URLSearchParams(present);
        if (id === null) next.delete('video');
        else next.set('video', id);
        return next;
      }),
    [setAddress],
  );
  return { watched: address.get('video'), watch };
}

const BulkShareDialog = lazyDialog(async () => (await import('./BulkShareDialog.tsx')).default);

/** Videos in one ZIP file. */
const mostInArchive = 100;

const Bulk = styled(Cluster)`
  min-block-size: 44px;
  ${text('small')}
`;
const More = styled.div`
  display: grid;
  justify-content: center;
`;

/** `/my-videos`: every video of the user, live. */
export default function MyVideos() {
  const [filters, setFilters] = useFilters();
  const list = useVideoList(filters);
  const over = list.error !== undefined && isUnauthenticated(list.error);
  return (
    <Stack $gap={6}>
      <ScreenHead title={t('My Videos')} lead={t('Follow, watch and download your videos.')}>
        <Cluster $gap={3}>
          <Button
            variant="secondary"
            icon={<RefreshCw aria-hidden="true" />}
            loading={list.refreshing}
            onClick={list.refresh}
          >
            {t('Refresh')}
          </Button>
          <ButtonLink to="/generate-video" icon={<Plus aria-hidden="true" />}>
            {t('Create Video')}
          </ButtonLink>
        </Cluster>
      </ScreenHead>
      {over && <SessionOver />}
      {!over && <Toolbar filters={filters} onChange={setFilters} />}
      {!over && <Counts />}
      {!over && (
        <Listed
          // The selection belongs to the filter, so that nobody deletes videos they can't see.
          key={`${filters.status} ${filters.search}`}
          list={list}
          filters={filters}
          onClear={() => setFilters({ search: '', status: 'all' })}
        />
      )}
    </Stack>
  );
}

interface ListedProps {
  readonly list: VideoList;
  readonly filters: Filters;
  readonly onClear: () => void;
}

function Listed({
  list: { nodes: videos, error, hasMore, loadMore, loadingMore, refresh },
  filters,
  onClear,
}: ListedProps) {
  const selection = useSelection(filters);
  const { asked, ask, cancel, confirm, removing } = useRemoval(selection.drop);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { watched, watch } = useWatched();
  const [beside, setBeside] = useState<Video>();
  const open = useCallback((name: DialogName, id: string) => setOpened({ name, id }), []);
  const [sharing, setSharing] = useState<readonly Selectable[]>([]);
  if (videos === null) {
    if (error === undefined) return <VideoPlaces />;
    return <QueryError title={t('Your videos could not be loaded')} error={error} retry={refresh} />;
  }
  const loaded = new Map(videos.map((video) => [video.id, video]));
  const selected = selection.videos.flatMap((video) => loaded.get(video.id) ?? (hasMore ? [video] : []));
  const all = videos.length > 0 && videos.every(({ id }) => selection.has(id)) && (!hasMore || selection.isWhole);
  const ready = selected.filter(({ status }) => status === 'READY');
  return (
    <>
      <StatusAnnouncer videos={videos} />
      {error !== undefined && <StaleAlert error={error} retry={refresh} />}
      {videos.length > 0 && (
        <Bulk $justify="space-between" $gap={3}>
          <Cluster $gap={3}>
            <Checkbox
              label={t('Select All')}
              checked={all}
              disabled={selection.selecting}
              onCheckedChange={(on) => (on ? void selection.selectAll(videos, hasMore) : selection.clear())}
            />
            <span role="status">
              {selection.selecting && t('Selecting…')}
              {!selection.selecting &&
                selected.length > 0 &&
                t('{selected} selected', { selected: formatCount(selected.length) })}
            </span>
          </Cluster>
          {selected.length > 0 && !selection.selecting && (
            <Cluster $gap={2}>
              {ready.length > 0 && (
                <Button variant="secondary" icon={<Share2 aria-hidden="true" />} onClick={() => setSharing(ready)}>
                  {t('Share ({ready})', { ready: ready.length })}
                </Button>
              )}
              {ready.length > 0 && ready.length <= mostInArchive && (
                <ButtonAnchor
                  href={`/downloads/videos?ids=${ready.map(({ id }) => encodeURIComponent(id)).join(',')}`}
                  download
                  variant="secondary"
                  icon={<FileArchive aria-hidden="true" />}
                >
                  {t('Export ({ready}) as ZIP', { ready: ready.length })}
                </ButtonAnchor>
              )}
              {ready.length > mostInArchive && (
                <span>{t('A ZIP file holds up to {mostInArchive} videos.', { mostInArchive })}</span>
              )}
              <Button variant="destructive" icon={<Trash2 aria-hidden="true" />} onClick={() => ask(selected)}>
                {t('Delete ({selected})', { selected: selected.length })}
              </Button>
            </Cluster>
          )}
        </Bulk>
      )}
      {videos.length > 0 && (
        <VideoGrid
          videos={videos}
          view={filters.view}
          hasMore={hasMore}
          onEndNear={() => !loadingMore && loadMore()}
          selection={selection}
          ask={ask}
          onOpen={open}
          onWatch={watch}
        />
      )}
      {videos.length === 0 && !hasMore && <NoVideos narrowed={isNarrowed(filters)} onClear={onClear} />}
      {videos.length === 0 && hasMore && (
        <More role="status">{t('No match so far. There are more videos to search.')}</More>
      )}
      {hasMore && (
        <More>
          <Button variant="secondary" loading={loadingMore} loadingText={t('Loading…')} onClick={loadMore}>
            {videos.length === 0 ? t('Search further') : t('Load more')}
          </Button>
        </More>
      )}
      {watched !== null && (
        <WatchDialog
          key={watched}
          id={watched}
          listed={loaded.get(watched)}
          onOpen={(name, video) => {
            setBeside(video);
            open(name, video.id);
          }}
          onWatch={watch}
          onClose={() => watch(null)}
        />
      )}
      <VideoDialogs
        opened={opened}
        videos={beside === undefined ? videos : [...videos, beside]}
        onClose={() => setOpened(null)}
      />
      {sharing.length > 0 && <BulkShareDialog videos={sharing} onClose={() => setSharing([])} />}
      <ConfirmDialog
        open={asked.length > 0}
        onOpenChange={(open) => !open && cancel()}
        title={
          asked.length === 1
            ? t('Delete “{title}”?', { title: asked[0]?.title ?? '' })
            : t('Delete {asked} videos?', { asked: asked.length })
        }
        description={removalWarning(asked)}
        confirmText={t('Delete')}
        destructive
        loading={removing}
        loadingText={t('Deleting…')}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
