import { useMutation } from '@apollo/client/react';
import { Film, Link2, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { serverSentenceOf } from '../../../app/apollo/errors.ts';
import { shareVideoMutation } from '../../../features/videos/share.ts';
import type { LiveVideoFragment } from '../../../gql/graphql.ts';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { StatusBadge, type Status } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { happened } from '../happened.ts';
import { t } from '../../../i18n/t.ts';
import { Caption } from '../../../ui/text.ts';

const Root = styled.article`
  display: grid;
  gap: ${space[2]};
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: 84px 1fr auto;
  align-items: center;
  gap: ${space[3]};
`;
const Picture = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.sm};
  background: ${color.sunken};
  color: ${color.text3};
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
`;
const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  min-inline-size: 0;
  & > h3 {
    ${text('label')} display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
`;
const Buttons = styled.div`
  display: flex;
`;
const Player = styled.video`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.md};
  background: ${color.sunken};
`;
const badges = {
  PENDING: 'pending',
  PROCESSING: 'processing',
  READY: 'ready',
  FAILED: 'failed',
} as const satisfies Record<LiveVideoFragment['status'], Status>;

export interface RecentVideoProps {
  readonly video: LiveVideoFragment;
  readonly playing: boolean;
  readonly onPlayingChange: (playing: boolean) => void;
}

/** One of the latest videos. A finished one plays in place, and its share link can be copied. */
export function RecentVideo({ video, playing, onPlayingChange }: RecentVideoProps) {
  const player = useRef<HTMLVideoElement>(null);
  const [opened, setOpened] = useState(false);
  if (playing && !opened) setOpened(true);

  useEffect(() => {
    const element = player.current;
    if (element === null) return;
    if (playing) element.play().catch(() => onPlayingChange(false));
    else element.pause();
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is new at each render; only the wish to play counts
  }, [playing, opened]);

  const [share] = useMutation(shareVideoMutation, { variables: { id: video.id } });
  /** Copies the link that everyone can open; only the owner can open the file itself. */
  const copy = async (): Promise<void> => {
    let url: string | null | undefined;
    try {
      url = (await share()).data?.shareVideo.shareUrl;
    } catch (cause) {
      const description = serverSentenceOf(cause) ?? t('Please try again.');
      toast({ title: t('Failed to generate share link'), description, variant: 'destructive' });
      return;
    }
    try {
      await navigator.clipboard.writeText(url ?? '');
      toast({ title: t('Video URL copied to clipboard'), description: t('Anyone who has it can watch the video.') });
    } catch {
      toast({
        title: t('The browser did not allow copying'),
        description: t('Allow the clipboard for this site and try again.'),
        variant: 'destructive',
      });
    }
  };

  const { videoUrl, captionsUrl, thumbnailUrl, title } = video;
  return (
    <Root>
      <Line>
        <Picture>
          {thumbnailUrl === null ? <Film aria-hidden="true" /> : <img src={thumbnailUrl} alt="" loading="lazy" />}
        </Picture>
        <Words>
          <h3 title={title}>{title}</h3>
          <StatusBadge status={badges[video.status]} />
        </Words>
        {videoUrl !== null && (
          <Buttons>
            <IconButton
              label={playing ? t('Pause {title}', { title }) : t('Play {title}', { title })}
              icon={playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
              onClick={() => onPlayingChange(!playing)}
            />
            <IconButton
              label={t('Copy the URL of {title}', { title })}
              icon={<Link2 aria-hidden="true" />}
              onClick={() => void copy()}
            />
          </Buttons>
        )}
      </Line>
      {video.status !== 'READY' && <Caption>{happened(video)}</Caption>}
      {opened && videoUrl !== null && (
        <Player
          ref={player}
          src={videoUrl}
          {...(thumbnailUrl === null ? {} : { poster: thumbnailUrl })}
          controls
          playsInline
          aria-label={title}
          onPlay={() => onPlayingChange(true)}
          onPause={() => onPlayingChange(false)}
        >
          {captionsUrl !== null && <track kind="captions" src={captionsUrl} srcLang="en" label={t('English')} />}
        </Player>
      )}
    </Root>
  );
}
