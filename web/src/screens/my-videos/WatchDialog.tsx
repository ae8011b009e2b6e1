import { SearchX } from 'lucide-react';
import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { graphql } from '../../gql/gql.ts';
import { color, text } from '../../theme/tokens.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { clock, formatDay } from '../../ui/format.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CardMedia } from './CardMedia.tsx';
import { MainAction } from './MainAction.tsx';
import { Versions } from './Versions.tsx';
import type { DialogName } from './VideoDialogs.tsx';
import { creditsSentence, viewsOf, type Video } from './words.ts';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const watchedVideoQuery = graphql(`
  query WatchedVideo($id: ID!) {
    video(id: $id) {
      ...LiveVideo
    }
  }
`);

/** As large as the window allows, for any format of the video. */
const Large = styled.div`
  & > video {
    aspect-ratio: auto;
    max-block-size: 68dvh;
    min-block-size: 12rem;
  }
`;
const Facts = styled.p`
  ${text('small')} color: ${color.text2};
  font-variant-numeric: tabular-nums;
`;

export interface WatchDialogProps {
  readonly id: string;
  /** Set if the list has loaded it. */
  readonly listed: Video | undefined;
  readonly onOpen: (dialog: DialogName, video: Video) => void;
  /** Goes to another version of the video. */
  readonly onWatch: (id: string) => void;
  readonly onClose: () => void;
}

/** A video with a large player; its address is `/my-videos?video=<id>`. */
export function WatchDialog({ id, listed, onOpen, onWatch, onClose }: WatchDialogProps) {
  const { data, error, refetch } = useQuery(watchedVideoQuery, { variables: { id }, skip: listed !== undefined });
  const video = listed ?? data?.video ?? undefined;
  const isMissing = video === undefined && data !== undefined;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={video?.title ?? t('Video')} size="lg">
      {video !== undefined && <Watched video={video} onOpen={(name) => onOpen(name, video)} onWatch={onWatch} />}
      {isMissing && (
        <EmptyState icon={<SearchX />} title={t('Video not found')}>
          {t('It was deleted, or it belongs to another account.')}
        </EmptyState>
      )}
      {video === undefined && !isMissing && error !== undefined && <QueryError error={error} retry={refetch} />}
      {video === undefined && !isMissing && error === undefined && <Skeleton $height="320px" />}
    </Dialog>
  );
}

interface WatchedProps extends Pick<WatchDialogProps, 'onWatch'> {
  readonly video: Video;
  readonly onOpen: (name: DialogName) => void;
}

function Watched({ video, onOpen, onWatch }: WatchedProps) {
  const { propertyAddress, createdAt, duration, status, viewCount } = video;
  const facts = [
    formatDay(createdAt),
    ...(duration === null ? [] : [clock(duration)]),
    ...(status === 'READY' ? [viewsOf(viewCount)] : []),
    ...[creditsSentence(video)].filter(Boolean),
  ];
  return (
    <Stack $gap={4}>
      <Large>
        <CardMedia video={video} />
      </Large>
      <Stack $gap={1}>
        {propertyAddress !== '' && <Facts>{propertyAddress}</Facts>}
        <Facts>{facts.join(' · ')}</Facts>
      </Stack>
      <Cluster $gap={2}>
        <MainAction video={video} onOpen={onOpen} />
      </Cluster>
      <Versions video={video} onWatch={onWatch} />
    </Stack>
  );
}
