import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../../theme/tokens.ts';

const Frame = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 1;
  border-radius: ${radius.sm};
  overflow: hidden;
  background: ${color.sunken};
  & > img,
  & > video {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > video {
    opacity: 0;
  }
  & > video[data-playing='true'] {
    opacity: 1;
  }
`;

export interface PresenterPreviewProps {
  readonly posterUrl: string;
  /** The URL of a short video of the presenter. */
  readonly previewUrl: string;
  /** True while the card is hovered, focused or touched. */
  readonly active: boolean;
}

/** The presenter's picture; a silent video while active. The card contains the name. */
export function PresenterPreview({ posterUrl, previewUrl, active }: PresenterPreviewProps) {
  const still = usePrefersStill();
  return (
    <Frame aria-hidden="true">
      <img src={posterUrl} alt="" loading="lazy" />
      {active && !still && <MovingPicture src={previewUrl} />}
    </Frame>
  );
}

function MovingPicture({ src }: { readonly src: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    // If the browser refuses to play, the picture stays.
    video.current?.play().catch(() => undefined);
  }, []);
  return (
    <video
      ref={video}
      src={src}
      muted
      loop
      playsInline
      tabIndex={-1}
      data-playing={playing}
      onPlaying={() => setPlaying(true)}
    />
  );
}

/** Whether the user prefers reduced motion. */
function usePrefersStill(): boolean {
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  return still;
}
