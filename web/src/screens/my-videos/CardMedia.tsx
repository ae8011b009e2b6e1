import { CircleX, Clock } from 'lucide-react';
import { useContext, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from '../../theme/tokens.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { QueuePlace } from './QueuePlace.tsx';
import { Scrolling } from './Scrolling.ts';
import type { Video } from './words.ts';
import { t } from '../../i18n/t.ts';

const CardVideo = styled.video`
  display: block;
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  background: #000;
  object-fit: contain;
`;
const Place = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[2]};
  aspect-ratio: 16 / 9;
  padding: ${space[4]};
  text-align: center;
  background: ${color.sunken};
  color: ${color.text2};
  ${text('small')}
  & > svg {
    inline-size: 30px;
    block-size: 30px;
  }
  & > strong {
    color: ${color.text};
    font-weight: 600;
  }
  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    & > svg,
    & > strong {
      color: ${color.danger};
    }
    & > p {
      color: ${color.text};
    }
  }
`;
const Turning = styled.span`
  font-size: 1.75rem;
  display: grid;
  color: ${color.accentText};
`;
const Wide = styled.div`
  inline-size: 100%;
  text-align: start;
`;

/**
 * A player that gets its controls once the list stops scrolling, and keeps them. The browser builds dozens of elements
 * and several layers for the controls of a video: too much for a row that only scrolls past. The player can be reached
 * with Tab from the start.
 */
function Player(props: Omit<ComponentPropsWithRef<'video'>, 'controls'>) {
  const scrolling = useContext(Scrolling);
  const [complete, setComplete] = useState(!scrolling);
  if (!scrolling && !complete) setComplete(true);
  return <CardVideo {...props} {...(complete ? { controls: true } : { tabIndex: 0 })} />;
}

/** The limit of an estimate from elapsed time: above it, the bar shows no figure. */
const guessedUpTo = 95;

/** The player of a finished video, or its status. */
export function CardMedia({ video }: { readonly video: Video }) {
  const {
    status,
    videoUrl,
    thumbnailUrl,
    captionsUrl,
    title,
    phase,
    processingProgress,
    progressEstimated,
    errorMessage,
  } = video;
  if (status === 'READY' && videoUrl !== null) {
    return (
      <Player
        key={videoUrl}
        src={videoUrl}
        preload="none"
        playsInline
        aria-label={title}
        {...(thumbnailUrl === null ? {} : { poster: thumbnailUrl })}
      >
        {/* The renderer draws the words into the picture; shown by default, the track would cover them with the same words. */}
        {captionsUrl !== null && <track kind="captions" src={captionsUrl} label={t('Captions')} />}
        {t('Your browser does not support the video tag.')}
      </Player>
    );
  }
  if (status === 'FAILED') {
    return (
      <Place data-tone="danger">
        <CircleX aria-hidden="true" />
        <strong>{t('Processing Failed')}</strong>
        {errorMessage !== null && <p>{errorMessage}</p>}
      </Place>
    );
  }
  if (status === 'PENDING')
    return (
      <Place>
        <Clock aria-hidden="true" />
        <strong>{t('Waiting to start processing')}</strong>
        <QueuePlace videoId={video.id} />
      </Place>
    );
  const unknown = progressEstimated && processingProgress >= guessedUpTo;
  return (
    <Place>
      <Turning>
        <Spinner />
      </Turning>
      <Wide>
        <ProgressBar
          label={phase ?? t('Processing')}
          value={unknown ? null : processingProgress}
          {...(progressEstimated ? { detail: t('estimated') } : {})}
        />
      </Wide>
    </Place>
  );
}
