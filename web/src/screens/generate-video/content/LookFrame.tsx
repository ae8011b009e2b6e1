import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { brandQuery, noBrand } from '../../../features/brand/brand.ts';
import { avatarsQuery } from '../../../features/presenters/avatars.ts';
import { color, radius, text } from '../../../theme/tokens.ts';
import { pictureSource } from '../../../ui/pictureSource.ts';
import type { Draft } from '../draft/draft.ts';
import { frameOf, type Part } from './lookFrames.ts';
import { t } from '../../../i18n/t.ts';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  align-self: start;
  justify-self: start;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.sm};
  background: ${color.sunken};
  & > * {
    position: absolute;
    object-fit: cover;
    border-radius: 3px;
  }
`;
const Empty = styled.span``;
/* A video that is shared has no picture here: its place shows. */
const Shown = styled.img`
  background: ${color.borderStrong};
`;
const Presenter = styled.img`
  background: ${color.accentSoft};
  object-position: top;
`;
const Captions = styled.span`
  display: grid;
  place-content: center;
  && {
    border-radius: ${radius.sm};
  }
  /* As in the video, where captions look the same in both schemes. */
  background: rgb(13 18 25 / 92%);
  color: #fff;
  ${text('caption')}
`;

const place = ({ x, y, width, height }: Part) => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${width}%`,
  height: `${height}%`,
});

export interface LookFrameProps {
  readonly look: Draft['look'];
  readonly avatarId: string | null;
  /** The first picture of the video; undefined for none. */
  readonly picture: string | undefined;
}

/** The height of a frame that has room, in pixels. */
const tall = 220;

/** A small frame of the video in the colors of the brand: where picture, presenter and captions are. */
export function LookFrame({ look, avatarId, picture }: LookFrameProps) {
  const avatars = useQuery(avatarsQuery).data?.avatars ?? [];
  const avatar = avatars.find(({ id }) => id === avatarId) ?? avatars[0];
  const brand = useQuery(brandQuery).data?.brand ?? noBrand;
  const frame = frameOf(look, picture !== undefined);
  return (
    <Frame
      role="img"
      aria-label={t('How the video will be arranged')}
      style={{ aspectRatio: frame.ratio, inlineSize: `min(100%, calc(${tall}px * ${frame.ratio}))` }}
    >
      {picture === undefined ? (
        <Empty style={{ ...place(frame.picture), background: brand.primaryColour }} />
      ) : (
        <Shown src={pictureSource(picture)} alt="" style={place(frame.picture)} />
      )}
      {avatar !== undefined && <Presenter src={avatar.posterUrl} alt="" style={place(frame.presenter)} />}
      {frame.captions !== undefined && <Captions style={place(frame.captions)}>{t('Captions')}</Captions>}
    </Frame>
  );
}
