import { useState } from 'react';
import { styled } from 'styled-components';
import { color, text } from '../../theme/tokens.ts';
import { pictureSource } from '../../ui/pictureSource.ts';
import { menuName, type Viewer } from '../session/useSession.ts';

const Circle = styled.span`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: 50%;
  overflow: hidden;
  flex: none;
  background: ${color.accentSoft};
  color: ${color.accentText};
  ${text('label')} font-weight: 650;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** The user's picture, or the first letter of the name where there is none or it does not load. */
export function UserPicture({ user }: { readonly user: Viewer['user'] }) {
  const [broken, setBroken] = useState(false);
  const { profilePictureUrl } = user;
  return (
    <Circle aria-hidden="true">
      {profilePictureUrl === null || broken ? (
        menuName(user).charAt(0).toUpperCase()
      ) : (
        <img src={pictureSource(profilePictureUrl)} alt="" onError={() => setBroken(true)} />
      )}
    </Circle>
  );
}
