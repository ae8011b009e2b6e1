import { afterEach, expect, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { maria, renderApp } from '../../testing/session.tsx';
import { UserPicture } from './UserPicture.tsx';

afterEach(cleanup);

const sourceOf = (profilePictureUrl: string | null) =>
  renderApp(<UserPicture user={{ ...maria.user, profilePictureUrl }} />)
    .container.querySelector('img')
    ?.getAttribute('src');

test('a picture from another origin is loaded through the server, as the content security policy requires', () => {
  expect(sourceOf('https://pictures.example/maria.png?s=96')).toBe(
    '/api/pictures?url=https%3A%2F%2Fpictures.example%2Fmaria.png%3Fs%3D96',
  );
});
test('a picture from this origin is loaded directly', () =>
  expect(sourceOf('/files/maria.png')).toBe('/files/maria.png'));
test('the first letter replaces a missing picture', () => expect(sourceOf(null)).toBeUndefined());
