import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { ViewerContext } from '../../../app/session/SessionContext.tsx';
import { maria, renderApp } from '../../../testing/session.tsx';
import { HeaderCards } from './HeaderCards.tsx';

afterEach(cleanup);

test('the header cards are Current User, Total Videos, Total Avatars and User Credits', async () => {
  const platformTotals = {
    __typename: 'PlatformTotals',
    users: 3,
    administrators: 1,
    videos: 1_234,
    avatars: 9,
    videosByStatus: { __typename: 'VideoCounts', total: 1_234, pending: 1, processing: 2, ready: 1_200, failed: 31 },
    avatarsByType: { __typename: 'AvatarCounts', stock: 8, custom: 1 },
  };
  const { container } = renderApp(
    <ViewerContext value={maria}>
      <HeaderCards />
    </ViewerContext>,
    {
      viewer: maria,
      answers: { PlatformTotals: () => ({ platformTotals, videoStats: { __typename: 'VideoStats', total: 2 } }) },
    },
  );
  await screen.findByText('1,234');
  const words = container.textContent;
  for (const card of [
    'Current UserMaria Alvarezmaria@brokerage.example',
    'Total Videos1,2342 of your own',
    'Total Avatars98 stock, 1 custom',
    'User Credits7.5Your own, 1.5 credits held',
  ])
    expect(words).toContain(card);
});

test('shows a dash for totals that cannot be loaded, instead of loading for ever', async () => {
  const { container } = renderApp(
    <ViewerContext value={maria}>
      <HeaderCards />
    </ViewerContext>,
    { viewer: maria, answers: { PlatformTotals: () => new Error('No figures') } },
  );
  expect(await screen.findAllByText('Could not be loaded')).toHaveLength(2);
  for (const card of ['Total Videos–', 'Total Avatars–', 'User Credits7.5'])
    expect(container.textContent).toContain(card);
});
