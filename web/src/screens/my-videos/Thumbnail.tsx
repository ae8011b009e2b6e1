import { CircleX, Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { color, radius } from '../../theme/tokens.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Video } from './words.ts';

const Frame = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.sm};
  overflow: hidden;
  background: ${color.sunken};
  color: ${color.text2};
  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

/** The picture of a video in a list; an icon of its status until it is ready. The row's text has the status. */
export function Thumbnail({
  video: { status, thumbnailUrl },
}: {
  readonly video: Pick<Video, 'status' | 'thumbnailUrl'>;
}) {
  return (
    <Frame>
      {thumbnailUrl !== null && <img src={thumbnailUrl} alt="" loading="lazy" />}
      {thumbnailUrl === null && status === 'FAILED' && <CircleX aria-hidden="true" />}
      {thumbnailUrl === null && status === 'PENDING' && <Clock aria-hidden="true" />}
      {thumbnailUrl === null && status === 'PROCESSING' && <Spinner />}
    </Frame>
  );
}
