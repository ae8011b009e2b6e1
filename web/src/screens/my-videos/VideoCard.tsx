import { Ellipsis, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, space, text } from '../../theme/tokens.ts';
import { StatusBadge } from '../../ui/Badge.tsx';
import { Surface } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyMenu } from '../../ui/lazyMenu.tsx';
import { CardMedia } from './CardMedia.tsx';
import { MainAction } from './MainAction.tsx';
import type { DialogName } from './VideoDialogs.tsx';
import { creditsSentence, factsOf, fileOf, leftOutSentence, statusOf, type Video } from './words.ts';
import { t } from '../../i18n/t.ts';

export const CardMenu = lazyMenu(() => import('./CardMenu.tsx'));

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
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  & > a {
    color: inherit;
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline;
  }
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

export interface VideoCardProps {
  readonly video: Video;
  readonly selected: boolean;
  readonly onSelect: (video: Video, selected: boolean) => void;
  readonly onDelete: (video: Video) => void;
  readonly onOpen: (dialog: DialogName, id: string) => void;
  readonly onWatch: (id: string) => void;
}

/** The title of a video, with a link to its page. */
export function TitleLink({ video: { id, title }, onWatch }: Pick<VideoCardProps, 'video' | 'onWatch'>) {
  return (
    <Link
      to={`/my-videos?video=${encodeURIComponent(id)}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        // The filters of the list stay in the address.
        event.preventDefault();
        onWatch(id);
      }}
    >
      {title}
    </Link>
  );
}

/** A video with its status, cost and actions. */
export const VideoCard = memo(function VideoCard({
  video,
  selected,
  onSelect,
  onDelete,
  onOpen,
  onWatch,
}: VideoCardProps) {
  const { id, title, propertyAddress, status, picturesLeftOut, leftOut, madeFrom } = video;
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
        <Title id={`video-${id}`} title={title}>
          <TitleLink video={video} onWatch={onWatch} />
        </Title>
        {propertyAddress !== '' && <Facts>{propertyAddress}</Facts>}
        <Facts>{factsOf(video).join(' · ')}</Facts>
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
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onDelete(video)}
          />
        </Actions>
      </Body>
    </Root>
  );
});
