import { useState } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { pictureSource } from '../../ui/pictureSource.ts';
import { clock } from '../../ui/format.ts';
import { labelOf, viewsOf, type LibraryVideo } from './words.ts';

const Player = styled.video`
  display: block;
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  background: #000;
  border-radius: 8px;
`;
const Unavailable = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[1]};
  aspect-ratio: 16 / 9;
  border-radius: 8px;
  background: ${color.sunken};
  color: ${color.text2};
  & > strong {
    color: ${color.text};
  }
`;
const Facts = styled.p`
  ${text('small')} color: ${color.text2};
  font-variant-numeric: tabular-nums;
`;
const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
  margin: ${space[1]} 0;
`;

export interface WatchDialogProps {
  /** The video that is open; undefined: none. */
  readonly video: LibraryVideo | undefined;
  readonly onClose: () => void;
}

/** Plays a video of the library, with everything that is known of it. */
export function WatchDialog({ video, onClose }: WatchDialogProps) {
  if (video === undefined) return null;
  const { title, description, category, duration, tags, viewCount } = video;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} size="lg">
      <Stack $gap={4}>
        <VideoPlayer key={video.id} video={video} />
        <Cluster $gap={3}>
          <Badge tone="accent">{labelOf(category)}</Badge>
          <Facts>
            {clock(duration)} · {viewsOf(viewCount)}
          </Facts>
        </Cluster>
        <Words>{description}</Words>
        {tags.length > 0 && (
          <Cluster $gap={2}>
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </Cluster>
        )}
      </Stack>
    </Dialog>
  );
}

/** The player; a placeholder when the video can't be loaded. */
function VideoPlayer({ video: { title, duration, videoUrl, thumbnailUrl } }: { readonly video: LibraryVideo }) {
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <Unavailable role="status">
        <strong>Video Preview</strong>
        <p>Video content unavailable</p>
        <p>Duration: {clock(duration)}</p>
      </Unavailable>
    );
  return (
    <Player
      src={videoUrl}
      controls
      autoPlay
      playsInline
      aria-label={title}
      onError={() => setFailed(true)}
      {...(thumbnailUrl === null ? {} : { poster: pictureSource(thumbnailUrl) })}
    >
      Your browser does not support the video tag.
    </Player>
  );
}
