import { ChartColumn, Lightbulb, LineChart, Play, TrendingUp } from 'lucide-react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Surface } from '../../ui/Card.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { pictureSource } from '../../ui/pictureSource.ts';
import { clock } from '../../ui/format.ts';
import { labelOf, tagsOf, viewsOf, type Category, type LibraryVideo } from './words.ts';
import { t } from '../../i18n/t.ts';
import { Caption } from '../../ui/text.ts';

const Root = styled(Surface)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  block-size: 100%;
`;
const Frame = styled.div`
  position: relative;
`;
const Watch = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  padding: 0;
  border: 0;
  cursor: pointer;
  background: ${color.sunken};
  color: ${color.text2};
  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > svg {
    inline-size: 40px;
    block-size: 40px;
  }
  &:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: -3px;
  }
`;
/** At the top: captions are at the bottom of the picture. */
const Length = styled.span`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-end: ${space[2]};
  padding: 1px ${space[2]};
  border-radius: ${radius.sm};
  background: rgb(0 0 0 / 0.78);
  color: #fff;
  pointer-events: none;
  ${text('caption')} font-variant-numeric: tabular-nums;
`;
/** On devices that hover it appears with the pointer or the focus; elsewhere it is always there. */
const WatchLabel = styled.span`
  position: absolute;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.full};
  background: rgb(0 0 0 / 0.78);
  color: #fff;
  ${text('label')}
  & > svg {
    inline-size: 1.1em;
    block-size: 1.1em;
  }
  @media (hover: hover) {
    opacity: 0;
    button:hover > &,
    button:focus-visible > & {
      opacity: 1;
    }
  }
`;
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]} ${space[4]};
`;
const Title = styled.h2`
  ${text('h3')} overflow-wrap: anywhere;
`;
const Words = styled.p`
  ${text('small')} color: ${color.text2};
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`;
const icons = {
  MARKET_INSIGHTS: Lightbulb,
  PROPERTY_TRENDS: TrendingUp,
  INVESTMENT_TIPS: ChartColumn,
  MARKET_ANALYSIS: LineChart,
} as const satisfies Readonly<Record<Category, typeof Play>>;

export interface LibraryCardProps {
  readonly video: LibraryVideo;
  readonly onWatch: (video: LibraryVideo) => void;
}

/** A video of the library: its picture opens the player. */
export function LibraryCard({ video, onWatch }: LibraryCardProps) {
  const { id, title, description, category, duration, thumbnailUrl, tags, viewCount } = video;
  const Icon = icons[category];
  const { shown, more } = tagsOf(tags);
  return (
    <Root as="article" aria-labelledby={`library-${id}`}>
      <Frame>
        <Watch type="button" aria-label={t('Watch {title}', { title })} onClick={() => onWatch(video)}>
          {thumbnailUrl === null ? (
            <Icon aria-hidden="true" />
          ) : (
            <img src={pictureSource(thumbnailUrl)} alt="" loading="lazy" decoding="async" />
          )}
          <WatchLabel aria-hidden="true">
            <Play /> {t('Watch')}
          </WatchLabel>
        </Watch>
        {/* Next to the button: its name has to contain every word inside it. */}
        <Length aria-hidden="true">{clock(duration)}</Length>
      </Frame>
      <Body>
        <Cluster $justify="space-between" $gap={2}>
          <Badge tone="accent">{labelOf(category)}</Badge>
          <Caption as="span">{viewsOf(viewCount)}</Caption>
        </Cluster>
        <Title id={`library-${id}`}>{title}</Title>
        <Words>{description}</Words>
        {shown.length > 0 && (
          <Cluster $gap={2}>
            {shown.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
            {more > 0 && <Caption as="span">{t('+{more} more', { more })}</Caption>}
          </Cluster>
        )}
      </Body>
    </Root>
  );
}
