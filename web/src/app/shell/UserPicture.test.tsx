import { afterEach, expect, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { maria, renderApp } from '../../testing/session.tsx';
import { UserPicture } from './UserPicture.tsx';

afterEach(cleanup);

const sourceOf = (profilePictureUrl: string | null) =>
  renderApp(<UserPicture user={{ ...maria.user, profilePictureUrl }} />)
    .container.querySelector('img')
    ?.getAttribute('src');

test('a picture of an outside identity provider comes through our own server, which the content policy allows', () => {
  expect(sourceOf('https://pictures.example/maria.png?s=96')).toBe(
    '/api/pictures?url=https%3A%2F%2Fpictures.example%2Fmaria.png%3Fs%3D96',
  );
});
test('a picture of ours is shown as it is', () => expect(sourceOf('/files/maria.png')).toBe('/files/maria.png'));
test('without a picture there is the first letter', () => expect(sourceOf(null)).toBeUndefined());
