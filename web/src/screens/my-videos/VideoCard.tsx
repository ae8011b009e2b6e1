import { Download, Ellipsis, RefreshCw, RotateCcw, Share2, Trash2 } from 'lucide-react';
import { memo } from 'react';
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
import { useRefreshVideo } from './useRefreshVideo.ts';
import type { DialogName } from './VideoDialogs.tsx';
import { creditsSentence, fileOf, leftOutSentence, type Video } from './words.ts';
import { t } from '../../i18n/t.ts';
import { locale } from '../../i18n/language.ts';

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

const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const statusOf = { PENDING: 'pending', PROCESSING: 'processing', READY: 'ready', FAILED: 'failed' } as const;

export interface VideoCardProps {
  readonly video: Video;
  readonly selected: boolean;
  readonly onSelect: (video: Video, selected: boolean) => void;
  readonly onDelete: (video: Video) => void;
  readonly onOpen: (dialog: DialogName, id: string) => void;
}

/** A video with its status, cost and actions. */
export const VideoCard = memo(function VideoCard({ video, selected, onSelect, onDelete, onOpen }: VideoCardProps) {
  const { id, title, propertyAddress, status, createdAt, duration, picturesLeftOut, leftOut, madeFrom, viewCount } =
    video;
  const views = viewCount === 1 ? t('1 view') : t('{count} views', { count: viewCount });
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
          <Checkbox
            label={t('Select {title}', { title })}
            hideLabel
            checked={selected}
            onCheckedChange={(on) => onSelect(video, on)}
          />
          <StatusBadge status={statusOf[status]} />
          <CardMenu
            id={id}
            onRename={() => onOpen('rename', id)}
            onAnalytics={() => onOpen('analytics', id)}
            trigger={
              <IconButton label={t('More actions for {title}', { title })} icon={<Ellipsis aria-hidden="true" />} />
            }
          />
        </Head>
        <Title id={`video-${id}`}>{title}</Title>
        {propertyAddress !== '' && <Facts>{propertyAddress}</Facts>}
        <Facts>{facts.join(' · ')}</Facts>
        <Facts>{creditsSentence(video)}</Facts>
        {madeFrom !== null && <Facts>{t('Made from “{title}”', { title: madeFrom.title })}</Facts>}
        {picturesLeftOut > 0 && <Facts>{leftOutSentence(picturesLeftOut)}</Facts>}
        {leftOut.map(({ url, reason }) => (
          <Facts key={url}>
            {fileOf(url)}: {reason}
          </Facts>
        ))}
        <Actions>
          <MainAction video={video} onOpen={onOpen} />
          <IconButton
            label={t('Delete {title}', { title })}
            variant="destructive"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onDelete(video)}
          />
        </Actions>
      </Body>
    </Root>
  );
});

type MainActionProps = Pick<VideoCardProps, 'video' | 'onOpen'>;

function MainAction({ video: { id, title, status, videoUrl }, onOpen }: MainActionProps) {
  if (status === 'FAILED')
    return (
      <Button
        icon={<RotateCcw aria-hidden="true" />}
        aria-label={t('Retry: {title}', { title })}
        onClick={() => onOpen('retry', id)}
      >
        {t('Retry')}
      </Button>
    );
  if (status !== 'READY') return <CheckStatus id={id} title={title} />;
  if (videoUrl === null) return <span />;
  return (
    <>
      <Button
        variant="secondary"
        icon={<Share2 aria-hidden="true" />}
        aria-label={t('Share {title}', { title })}
        onClick={() => onOpen('share', id)}
      >
        {t('Share')}
      </Button>
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        aria-label={t('Export {title}', { title })}
        onClick={() => onOpen('export', id)}
      >
        {t('Export')}
      </Button>
    </>
  );
}

function CheckStatus({ id, title }: Pick<Video, 'id' | 'title'>) {
  const { refresh, refreshing } = useRefreshVideo(id);
  return (
    <Button
      variant="secondary"
      icon={<RefreshCw aria-hidden="true" />}
      loading={refreshing}
      aria-label={t('Check Status: {title}', { title })}
      onClick={() => void refresh()}
    >
      {t('Check Status')}
    </Button>
  );
}
