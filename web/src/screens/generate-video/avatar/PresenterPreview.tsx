import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../../../theme/tokens.ts';

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
  /** A short film of the presenter. */
  readonly previewUrl: string;
  /** Whether somebody points at it, has it in focus or touched it. */
  readonly active: boolean;
}

/** The presenter's picture; while active, the presenter moving (the film is silent). The card around it says the name. */
export function PresenterPreview({ posterUrl, previewUrl, active }: PresenterPreviewProps) {
  const still = usePrefersStill();
  return (
    <Frame aria-hidden="true">
      <img src={posterUrl} alt="" loading="lazy" />
      {active && !still && <Film src={previewUrl} />}
    </Frame>
  );
}

function Film({ src }: { readonly src: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    // A browser that does not let it play leaves the picture.
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

/** Whether the user asked for less motion. */
function usePrefersStill(): boolean {
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  return still;
}
