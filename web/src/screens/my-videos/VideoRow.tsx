import { Ellipsis, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text, up } from '../../theme/tokens.ts';
import { StatusBadge } from '../../ui/Badge.tsx';
import { Surface } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MainAction } from './MainAction.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { CardMenu, TitleLink, type VideoCardProps } from './VideoCard.tsx';
import { factsOf, statusOf } from './words.ts';
import { t } from '../../i18n/t.ts';

const Root = styled(Surface)`
  display: grid;
  grid-template-columns: auto 72px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.md};
  ${up.md} {
    grid-template-columns: auto 112px minmax(0, 1fr) auto auto;
  }
  &[data-selected='true'] {
    border-color: ${color.accent};
    box-shadow: 0 0 0 1px ${color.accent};
  }
`;
const Title = styled.h2`
  ${text('body')} font-weight: 600;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
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
  margin-block-end: ${space[1]};
`;
/** On a phone, these are on the page of the video. */
const Main = styled.div`
  display: none;
  gap: ${space[2]};
  ${up.md} {
    display: flex;
  }
`;
const More = styled.div`
  display: flex;
  flex-direction: column;
  ${up.md} {
    flex-direction: row;
  }
`;

/** A video as a row of the list. */
export const VideoRow = memo(function VideoRow({
  video,
  selected,
  onSelect,
  onDelete,
  onOpen,
  onWatch,
}: VideoCardProps) {
  const { id, title, propertyAddress, status } = video;
  return (
    <Root as="article" aria-labelledby={`video-${id}`} data-selected={selected}>
      <Checkbox
        label={t('Select {title}', { title })}
        hideLabel
        checked={selected}
        onCheckedChange={(on) => onSelect(video, on)}
      />
      <Thumbnail video={video} />
      <div>
        <Title id={`video-${id}`} title={title}>
          <TitleLink video={video} onWatch={onWatch} />
        </Title>
        <Facts>{[propertyAddress, ...factsOf(video)].filter(Boolean).join(' · ')}</Facts>
        <StatusBadge status={statusOf[status]} />
      </div>
      <Main>
        <MainAction video={video} onOpen={onOpen} />
      </Main>
      <More>
        <CardMenu
          id={id}
          onRename={() => onOpen('rename', id)}
          onAnalytics={() => onOpen('analytics', id)}
          trigger={
            <IconButton label={t('More actions for {title}', { title })} icon={<Ellipsis aria-hidden="true" />} />
          }
        />
        <IconButton
          label={t('Delete {title}', { title })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onDelete(video)}
        />
      </More>
    </Root>
  );
});
