import { Clapperboard, FilterX } from 'lucide-react';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import type { Removal } from './useRemoval.ts';
import type { Selection } from './useSelection.ts';
import { VideoCard } from './VideoCard.tsx';
import type { Video } from './words.ts';

const Items = styled(Grid)`
  margin: 0;
  padding: 0;
  list-style: none;
  gap: ${space[5]};
`;

export interface VideoGridProps {
  readonly videos: readonly Video[];
  readonly selection: Selection;
  readonly ask: Removal['ask'];
}

/** The cards of the list. */
export function VideoGrid({ videos, selection, ask }: VideoGridProps) {
  const askForOne = useCallback((video: Video) => ask([video]), [ask]);
  return (
    <Items as="ul" role="list" $min="300px">
      {videos.map((video) => (
        <li key={video.id}>
          <VideoCard video={video} selected={selection.has(video.id)} onSelect={selection.set} onDelete={askForOne} />
        </li>
      ))}
    </Items>
  );
}

/** The empty state: no videos yet, or none that match the filters. */
export function NoVideos({ narrowed, onClear }: { readonly narrowed: boolean; readonly onClear: () => void }) {
  if (narrowed)
    return (
      <EmptyState
        icon={<FilterX />}
        title="No videos match your filters"
        action={
          <Button variant="secondary" onClick={onClear}>
            Clear filters
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={<Clapperboard />}
      title="No videos yet"
      action={<ButtonLink to="/generate-video">Create Your First Video</ButtonLink>}
    >
      Paste a listing, choose a presenter, and your first video is ready in minutes.
    </EmptyState>
  );
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Placeholders of cards that are loading. */
export function VideoPlaces() {
  return (
    <Loading label="Loading your videos…">
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
