import { Clapperboard } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useViewer } from '../../app/session/SessionContext.tsx';
import { color, space, text } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { clock } from '../../ui/format.ts';
import { Chapters } from './Chapters.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import { labelOf, viewsOf, type LibraryVideo } from './words.ts';
import { t } from '../../i18n/t.ts';

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

/** Plays a video of the library, with all of its details. */
export function WatchDialog({ video, onClose }: WatchDialogProps) {
  if (video === undefined) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={video.title} size="lg">
      <Watched key={video.id} video={video} />
    </Dialog>
  );
}

function Watched({ video }: { readonly video: LibraryVideo }) {
  const { id, description, category, duration, tags, viewCount, chapters, videoUrl } = video;
  const { id: userId } = useViewer().user;
  const player = useRef<HTMLVideoElement>(null);
  const [time, setTime] = useState(0);
  const seek = (seconds: number): void => {
    if (player.current === null) return;
    player.current.currentTime = seconds;
    setTime(seconds);
    // If the browser refuses to play, it shows the chapter's first picture.
    void player.current.play().catch(() => undefined);
  };
  return (
    <Stack $gap={4}>
      <VideoPlayer userId={userId} video={video} ref={player} onSeek={seek} onTime={setTime} />
      <Cluster $gap={3}>
        <Badge tone="accent">{labelOf(category)}</Badge>
        <Facts>
          {clock(duration)} · {viewsOf(viewCount)}
        </Facts>
      </Cluster>
      <Words>{description}</Words>
      {chapters.length > 0 && videoUrl !== null && <Chapters chapters={chapters} time={time} onSeek={seek} />}
      {tags.length > 0 && (
        <Cluster $gap={2}>
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </Cluster>
      )}
      <Cluster>
        <ButtonLink
          variant="secondary"
          icon={<Clapperboard aria-hidden="true" />}
          to={`/generate-video?${new URLSearchParams({ outline: id })}`}
        >
          {t('Make my own version')}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
