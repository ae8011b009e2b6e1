import { ArrowDown, ArrowUp, Eye, EyeOff, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { color, radius, text } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { clock, formatCount } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { pictureSource } from '../../../ui/pictureSource.ts';
import { categories, type LibraryVideo } from './documents.ts';
import { t } from '../../../i18n/t.ts';

const Words = styled.p`
  ${text('small')} color: ${color.text2};
  overflow-wrap: anywhere;
`;
const Picture = styled.img`
  display: block;
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  border-radius: ${radius.md};
  background: ${color.sunken};
`;

/** The actions of a card. */
export type CardAction = 'edit' | 'delete' | 'activate' | 'check' | 'earlier' | 'later';

export interface AdminCardProps {
  readonly video: LibraryVideo;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether a change of the library is under way. */
  readonly busy: boolean;
  readonly onAction: (action: CardAction) => void;
}

const chaptersInWords = (count: number): string => (count === 1 ? t('1 chapter') : t('{count} chapters', { count }));

/** A video of the library as administrators see it. */
export function AdminCard({ video, isFirst, isLast, busy, onAction }: AdminCardProps) {
  const { title, description, category, duration, tags, viewCount, isActive, thumbnailUrl, chapters } = video;
  const facts = [
    clock(duration),
    viewCount === 1 ? t('1 view') : t('{count} views', { count: formatCount(viewCount) }),
    ...(video.captionsUrl === null ? [] : [t('captions')]),
    ...(chapters.length === 0 ? [] : [chaptersInWords(chapters.length)]),
  ];
  const button = (action: CardAction, label: string, icon: React.ReactNode, disabled = false) => (
    <Button
      variant="ghost"
      icon={icon}
      aria-label={`${label} ${title}`}
      disabled={busy || disabled}
      onClick={() => onAction(action)}
    >
      {label}
    </Button>
  );
  return (
    <Card title={title} headingLevel={2}>
      <Stack $gap={3}>
        {thumbnailUrl !== null && <Picture src={pictureSource(thumbnailUrl)} alt="" loading="lazy" />}
        <Cluster $gap={2}>
          <Badge tone="accent">{categories.find(({ value }) => value === category)?.label ?? category}</Badge>
          {!isActive && <Badge tone="warning">{t('Inactive')}</Badge>}
          {video.fileState === 'CHECKING' && <Badge tone="info">{t('Reading the video…')}</Badge>}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </Cluster>
        <Words>{description}</Words>
        <Words>{facts.join(' · ')}</Words>
        {video.fileProblem !== null && <Alert tone="warning">{video.fileProblem}</Alert>}
        <Cluster $gap={2}>
          {button('edit', t('Edit'), <Pencil aria-hidden="true" />)}
          {isActive
            ? button('activate', t('Deactivate'), <EyeOff aria-hidden="true" />)
            : button('activate', t('Activate'), <Eye aria-hidden="true" />)}
          {button('earlier', t('Earlier'), <ArrowUp aria-hidden="true" />, isFirst)}
          {button('later', t('Later'), <ArrowDown aria-hidden="true" />, isLast)}
          {video.fileState === 'FAILED' && button('check', t('Read the video again'), <RefreshCw aria-hidden="true" />)}
          {button('delete', t('Delete'), <Trash2 aria-hidden="true" />)}
        </Cluster>
      </Stack>
    </Card>
  );
}
