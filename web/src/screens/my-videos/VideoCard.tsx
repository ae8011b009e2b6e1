import { Download, Ellipsis, RefreshCw, RotateCcw, Share2, Trash2 } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from '../../theme/tokens.ts';
import { StatusBadge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Surface } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { clock } from '../../ui/format.ts';
import { lazyMenu } from '../../ui/lazyMenu.tsx';
import { CardMedia } from './CardMedia.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { RetryDialog } from './RetryDialog.tsx';
import { useRefreshVideo } from './useRefreshVideo.ts';
import { creditsSentence, fileOf, leftOutSentence, type Video } from './words.ts';

const AnalyticsDialog = lazy(() => import('./AnalyticsDialog.tsx'));
/** Loaded when one is opened: few visits share or export. */
const ShareDialog = lazy(async () => ({ default: (await import('./share/ShareDialog.tsx')).ShareDialog }));
const ExportDialog = lazy(async () => ({ default: (await import('./export/ExportDialog.tsx')).ExportDialog }));
const CardMenu = lazyMenu(() => import('./CardMenu.tsx'));

const Root = styled(Surface)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  block-size: 100%;
  &[data-selected='true'] {
    border-color: ${color.accent};
    box-shadow: 0 0 0 1px ${color.accent};
  }
`;
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  flex: 1;
  padding: ${space[3]} ${space[4]} ${space[4]};
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  & > div {
    min-block-size: 0;
    padding-block: 2px;
  }
  & > :nth-child(2) {
    margin-inline-start: auto;
  }
`;
const Title = styled.h2`
  ${text('h3')} overflow-wrap: anywhere;
`;
const Facts = styled.p`
  ${text('small')} color: ${color.text2};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-block-start: auto;
  padding-block-start: ${space[2]};
  & > :last-child {
    margin-inline-start: auto;
  }
`;

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const statusOf = { PENDING: 'pending', PROCESSING: 'processing', READY: 'ready', FAILED: 'failed' } as const;

export interface VideoCardProps {
  readonly video: Video;
  readonly selected: boolean;
  readonly onSelect: (id: string, selected: boolean) => void;
  readonly onDelete: (video: Video) => void;
}

/** A video with its status, cost and actions. */
export const VideoCard = memo(function VideoCard({ video, selected, onSelect, onDelete }: VideoCardProps) {
  const { id, title, propertyAddress, status, createdAt, duration, picturesLeftOut, leftOut, madeFrom, viewCount } =
    video;
  const [opened, setOpened] = useState<'rename' | 'analytics' | null>(null);
  const views = `${viewCount} ${viewCount === 1 ? 'view' : 'views'}`;
  const facts = [
    date.format(new Date(createdAt)),
    ...(duration === null ? [] : [clock(duration)]),
    ...(status === 'READY' ? [views] : []),
  ];
  return (
    <Root as="article" aria-labelledby={`video-${id}`} data-selected={selected}>
      <CardMedia video={video} />
      <Body>
        <Head>
          <Checkbox label={`Select ${title}`} hideLabel checked={selected} onCheckedChange={(on) => onSelect(id, on)} />
          <StatusBadge status={statusOf[status]} />
          <CardMenu
            id={id}
            onRename={() => setOpened('rename')}
            onAnalytics={() => setOpened('analytics')}
            trigger={<IconButton label={`More actions for ${title}`} icon={<Ellipsis aria-hidden="true" />} />}
          />
        </Head>
        <Title id={`video-${id}`}>{title}</Title>
        {propertyAddress !== '' && <Facts>{propertyAddress}</Facts>}
        <Facts>{facts.join(' · ')}</Facts>
        <Facts>{creditsSentence(video)}</Facts>
        {madeFrom !== null && <Facts>Made from “{madeFrom.title}”</Facts>}
        {picturesLeftOut > 0 && <Facts>{leftOutSentence(picturesLeftOut)}</Facts>}
        {leftOut.map(({ url, reason }) => (
          <Facts key={url}>
            {fileOf(url)}: {reason}
          </Facts>
        ))}
        <Actions>
          <MainAction video={video} />
          <IconButton
            label={`Delete ${title}`}
            variant="destructive"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onDelete(video)}
          />
        </Actions>
        {opened === 'rename' && <RenameDialog video={video} onClose={() => setOpened(null)} />}
        {opened === 'analytics' && (
          <Suspense>
            <AnalyticsDialog video={video} onClose={() => setOpened(null)} />
          </Suspense>
        )}
      </Body>
    </Root>
  );
});

function MainAction({ video }: { readonly video: Video }) {
  const { id, title, status, videoUrl } = video;
  const { refresh, refreshing } = useRefreshVideo(id);
  const [asking, setAsking] = useState(false);
  if (status === 'READY') {
    return videoUrl === null ? <span /> : <ReadyActions video={video} />;
  }
  if (status !== 'FAILED')
    return (
      <Button
        variant="secondary"
        icon={<RefreshCw aria-hidden="true" />}
        loading={refreshing}
        aria-label={`Check Status: ${title}`}
        onClick={() => void refresh()}
      >
        Check Status
      </Button>
    );
  return (
    <>
      <Button icon={<RotateCcw aria-hidden="true" />} aria-label={`Retry: ${title}`} onClick={() => setAsking(true)}>
        Retry
      </Button>
      <RetryDialog
        video={video}
        open={asking}
        onOpenChange={setAsking}
        loading={refreshing}
        onRetry={() => void refresh().then(() => setAsking(false))}
      />
    </>
  );
}

/** What can be done with a finished video: give it to others, and download it. */
function ReadyActions({ video }: { readonly video: Video }) {
  const [open, setOpen] = useState<'share' | 'export'>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Share2 aria-hidden="true" />}
        aria-label={`Share ${video.title}`}
        onClick={() => setOpen('share')}
      >
        Share
      </Button>
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        aria-label={`Export ${video.title}`}
        onClick={() => setOpen('export')}
      >
        Export
      </Button>
      <Suspense fallback={null}>
        {open === 'share' && <ShareDialog video={video} onClose={close} />}
        {open === 'export' && <ExportDialog video={video} onClose={close} />}
      </Suspense>
    </>
  );
}
