import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderApp } from '../../../testing/session.tsx';
import { VideoDetail } from './VideoDetail.tsx';

afterEach(cleanup);

const video = {
  __typename: 'Video',
  id: 'v',
  title: 'Oak Street',
  status: 'READY',
  propertyAddress: '',
  avatarId: 'clara',
  duration: 5.4,
  errorMessage: null,
  creditsHeld: null,
  creditsUsed: 0.5,
  createdAt: '2026-11-01T09:00:00.000Z',
};

test.each([
  [27, '$0.27'],
  [null, undefined],
])('a video that cost %p cents elsewhere says %p', async (costCents, shown) => {
  renderApp(<VideoDetail videoId="v" onClose={() => undefined} />, {
    answers: {
      AdminVideo: () => ({
        adminVideo: { __typename: 'AdminVideo', video, owner: null, costCents, watchUrl: null, events: [] },
      }),
    },
  });
  await screen.findByText('Erased account');
  expect(screen.queryByText('Provider cost')?.nextSibling?.textContent).toBe(shown);
});
