import { useState } from 'react';
import { preload } from 'react-dom';
import { styled } from 'styled-components';
import { color, radius, scrim, shadow, space, text } from '../../theme/tokens.ts';
import { t } from '../../i18n/t.ts';

const Frame = styled.figure`
  position: relative;
  padding: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow[3]};
`;
const Screen = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: 13px;
  background: #0d1f1d;
  & > video {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
const Notice = styled.p`
  position: absolute;
  inset-inline: ${space[3]};
  inset-block-end: ${space[3]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.sm};
  background: ${scrim};
  color: #fff;
  ${text('small')}
`;
const Strip = styled.figcaption`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 2px;
  padding: ${space[3]} ${space[2]} ${space[2]};
  ${text('caption')} color: ${color.text2};
  & > span {
    padding-block-start: ${space[2]};
    border-block-start: 3px solid ${color.border};
  }
  & > span:first-child {
    border-color: ${color.accent};
    color: ${color.text};
  }
`;

/** A frame of the video: often the largest thing that a visitor sees first. */
const poster = '/media/intro-poster.webp';

/** The introduction video, with a poster and captions. It never plays by itself. */
export function IntroVideo() {
  const [missing, setMissing] = useState(false);
  const [started, setStarted] = useState(false);
  preload(poster, { as: 'image', fetchPriority: 'high' });
  return (
    <Frame>
      <Screen>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the track comes with the video, when it starts */}
        <video
          controls={!missing}
          preload="none"
          playsInline
          poster={poster}
          aria-label={t('Introduction to Curbcast')}
          onPlay={() => setStarted(true)}
        >
          <source src="/media/intro.mp4" type="video/mp4" onError={() => setMissing(true)} />
          {started && <track kind="captions" src="/media/intro.vtt" srcLang="en" label={t('English')} default />}
          {t('Your browser does not support the video tag.')}
        </video>
        {missing && <Notice role="status">{t('The intro video cannot be played right now.')}</Notice>}
      </Screen>
      <Strip>
        <span>{t('Script')}</span>
        <span>{t('Avatar')}</span>
        <span>{t('Content')}</span>
        <span>{t('Generate')}</span>
      </Strip>
    </Frame>
  );
}
