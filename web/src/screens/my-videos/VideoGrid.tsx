import { Clapperboard, FilterX } from 'lucide-react';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { Scrolling } from './Scrolling.ts';
import type { View } from './filters.ts';
import type { Removal } from './useRemoval.ts';
import type { Selection } from './useSelection.ts';
import { VideoCard, type VideoCardProps } from './VideoCard.tsx';
import { VideoRow } from './VideoRow.tsx';
import type { Video } from './words.ts';
import { t } from '../../i18n/t.ts';

/** The least width of a card and the space between two, in pixels. */
const cardWidth = 300;
const gap = 20;
/** A guess at the height of a row, until it is measured. */
const rowHeight = { cards: 420, list: 110 } as const;
const rowsAhead = 1;

const Items = styled.div`
  position: relative;
`;
const Row = styled.div`
  position: absolute;
  inset-inline: 0;
  display: grid;
  gap: ${gap}px;
  padding-block-end: ${gap}px;
`;

export interface VideoGridProps {
  readonly videos: readonly Video[];
  readonly view: View;
  /** Whether the server has more. */
  readonly hasMore: boolean;
  /** Called when the end of the loaded videos is near. */
  readonly onEndNear: () => void;
  readonly selection: Pick<Selection, 'has' | 'set'>;
  readonly ask: Removal['ask'];
  readonly onOpen: VideoCardProps['onOpen'];
  readonly onWatch: VideoCardProps['onWatch'];
}

/**
 * The cards of the list. Only the focused row and those in and near the window are rendered, so thousands of videos
 * scroll as smoothly as ten.
 */
export function VideoGrid({ videos, view, hasMore, onEndNear, selection, ask, onOpen, onWatch }: VideoGridProps) {
  const askForOne = useCallback((video: Video) => ask([video]), [ask]);
  const list = useRef<HTMLDivElement>(null);
  const { columns: fitting, top } = useLayout(list);
  const columns = view === 'list' ? 1 : fitting;
  const Item = view === 'list' ? VideoRow : VideoCard;
  const [focused, setFocused] = useState<number | null>(null);
  const count = Math.ceil(videos.length / columns);
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here, in each render, and passed on to nothing memoized
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight[view],
    overscan: rowsAhead,
    scrollMargin: top,
    getItemKey: (row) => videos[row * columns]?.id ?? row,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return focused === null || focused >= count || shown.includes(focused)
        ? shown
        : [...shown, focused].toSorted((a, b) => a - b);
    },
  });
  const shown = rows.getVirtualItems();
  const isEndNear = hasMore && (shown.at(-1)?.index ?? 0) >= count - 1 - rowsAhead;
  const onNear = useEffectEvent(onEndNear);
  useEffect(() => {
    if (isEndNear) onNear();
    // Once for each number of loaded videos: after a failure, a page is refetched only at the user's request.
  }, [isEndNear, videos.length]);
  return (
    <Scrolling value={rows.isScrolling}>
      <Items ref={list} role="list" aria-label={t('Your videos')} style={{ blockSize: `${rows.getTotalSize()}px` }}>
        {shown.map(({ key, index: row, start }) => (
          <Row
            key={key}
            ref={rows.measureElement}
            role="presentation"
            data-index={row}
            style={{
              insetBlockStart: `${start - top}px`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
            onFocus={() => setFocused(row)}
            onBlur={() => setFocused(null)}
          >
            {videos.slice(row * columns, (row + 1) * columns).map((video, column) => (
              <div
                key={video.id}
                role="listitem"
                aria-setsize={hasMore ? -1 : videos.length}
                aria-posinset={row * columns + column + 1}
              >
                <Item
                  video={video}
                  selected={selection.has(video.id)}
                  onSelect={selection.set}
                  onDelete={askForOne}
                  onOpen={onOpen}
                  onWatch={onWatch}
                />
              </div>
            ))}
          </Row>
        ))}
      </Items>
    </Scrolling>
  );
}

/** The number of cards per row, and where the list starts on the page. */
function useLayout(list: RefObject<HTMLDivElement | null>): { readonly columns: number; readonly top: number } {
  const [layout, setLayout] = useState({ columns: 1, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const columns = Math.max(1, Math.floor((element.clientWidth + gap) / (cardWidth + gap)));
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setLayout((before) => (before.columns === columns && before.top === top ? before : { columns, top }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return layout;
}

/** The empty state: no videos yet, or none that match the filters. */
export function NoVideos({ narrowed, onClear }: { readonly narrowed: boolean; readonly onClear: () => void }) {
  if (narrowed)
    return (
      <EmptyState
        icon={<FilterX />}
        title={t('No videos match your filters')}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('Clear filters')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={<Clapperboard />}
      title={t('No videos yet')}
      action={<ButtonLink to="/generate-video">{t('Create Your First Video')}</ButtonLink>}
    >
      {t('Paste a listing, choose a presenter, and your first video is ready in minutes.')}
    </EmptyState>
  );
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Placeholders of cards that are loading. */
export function VideoPlaces() {
  return (
    <Loading label={t('Loading your videos…')}>
      <Grid $min="300px" $gap={5}>
        {places.map((place) => (
          <Stack key={place} $gap={3}>
            <Skeleton $height="180px" $radius="14px" />
            <Skeleton $width="70%" />
            <Cluster>
              <Skeleton $width="40%" $height="0.8em" />
            </Cluster>
          </Stack>
        ))}
      </Grid>
    </Loading>
  );
}
