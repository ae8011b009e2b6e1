import { type Ref, useState } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { pictureSource } from '../../ui/pictureSource.ts';
import { clock } from '../../ui/format.ts';
import { keepPlace, placeOf } from './resume.ts';
import type { LibraryVideo } from './words.ts';
import { t } from '../../i18n/t.ts';

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
const Resumed = styled.p`
  ${text('small')} color: ${color.text2};
`;

export interface VideoPlayerProps {
  readonly userId: string;
  readonly video: LibraryVideo;
  readonly ref: Ref<HTMLVideoElement>;
  /** Seeks to another second. */
  readonly onSeek: (seconds: number) => void;
  /** Receives the current second. */
  readonly onTime: (seconds: number) => void;
}

/** Plays a video from where the user stopped; a placeholder if there is none or it can't be loaded. */
export function VideoPlayer({ userId, video, ref, onSeek, onTime }: VideoPlayerProps) {
  const { id, title, duration, videoUrl, thumbnailUrl, captionsUrl } = video;
  const [failed, setFailed] = useState(false);
  const [resumedAt, setResumedAt] = useState(0);
  if (videoUrl === null || failed)
    return (
      <Unavailable role="status">
        <strong>{t('Video Preview')}</strong>
        <p>{t('Video content unavailable')}</p>
        <p>{t('Duration: {duration}', { duration: clock(duration) })}</p>
      </Unavailable>
    );
  const begin = (element: HTMLVideoElement): void => {
    const place = placeOf(userId, id, element.duration);
    if (place > 0) element.currentTime = place;
    setResumedAt(place);
  };
  const fromStart = (): void => {
    onSeek(0);
    setResumedAt(0);
  };
  return (
    <Stack $gap={2}>
      <Player
        ref={ref}
        src={videoUrl}
        controls
        autoPlay
        playsInline
        aria-label={title}
        onError={() => setFailed(true)}
        onLoadedMetadata={({ currentTarget }) => begin(currentTarget)}
        onTimeUpdate={({ currentTarget: element }) => {
          onTime(element.currentTime);
          if (!element.seeking) keepPlace(userId, id, element.currentTime, element.duration);
        }}
        {...(thumbnailUrl === null ? {} : { poster: pictureSource(thumbnailUrl) })}
      >
        {captionsUrl !== null && <track kind="captions" src={captionsUrl} srcLang="en" label={t('English')} />}
        {t('Your browser does not support the video tag.')}
      </Player>
      {resumedAt > 0 && (
        <Cluster $gap={3} role="status">
          <Resumed>{t('Resumed at {resumedAt}', { resumedAt: clock(resumedAt) })}</Resumed>
          <Button variant="ghost" onClick={fromStart}>
            {t('Start from the beginning')}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
