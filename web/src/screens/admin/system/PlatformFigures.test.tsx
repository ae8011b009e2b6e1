import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { maria, renderApp } from '../../../testing/session.tsx';
import { PlatformFigures } from './PlatformFigures.tsx';

afterEach(cleanup);

test('the System tab shows videos by status and avatars by type', async () => {
  const platformTotals = {
    __typename: 'PlatformTotals',
    users: 3,
    administrators: 1,
    videos: 1_234,
    avatars: 9,
    videosByStatus: { __typename: 'VideoCounts', total: 1_234, pending: 1, processing: 2, ready: 1_200, failed: 31 },
    avatarsByType: { __typename: 'AvatarCounts', stock: 8, custom: 1 },
  };
  renderApp(<PlatformFigures />, {
    viewer: maria,
    answers: { PlatformTotals: () => ({ platformTotals, videoStats: { __typename: 'VideoStats', total: 0 } }) },
  });
  await screen.findByText('1,234');
  const words = (name: string) =>
    within(screen.getByRole('region', { name })).getByRole('heading').parentElement?.textContent;
  expect(words('Videos')).toBe('VideosAll videos1,234Ready1,200Processing2Pending1Failed31');
  expect(words('Avatars')).toBe('AvatarsStock8Custom1');
});
