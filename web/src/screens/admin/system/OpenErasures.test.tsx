import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { maria, renderApp } from '../../../testing/session.tsx';
import { OpenErasures } from './OpenErasures.tsx';

afterEach(cleanup);

const step = (userId: string, name: string) => ({
  __typename: 'OpenErasureStep',
  userId,
  step: name,
  outside: true,
  problem: 'REFUSED',
  code: 'unauthorized',
  failures: 3,
  since: '2026-11-01T09:00:00.000Z',
  retryAt: '2026-11-02T09:00:00.000Z',
});

test('shows what erasures could not remove, with the reason, and retries it on request', async () => {
  const retried: unknown[] = [];
  renderApp(<OpenErasures />, {
    viewer: maria,
    answers: {
      OpenErasureSteps: () => ({
        openErasureSteps: [
          step('u7', 'digital twins at their provider'),
          step('u7', 'account at the payment provider'),
          step('u8', 'account at the payment provider'),
        ],
      }),
      RetryErasure: ({ userId }: Readonly<Record<string, unknown>>) => {
        retried.push(userId);
        return { retryErasure: { __typename: 'RetryErasurePayload', userId, position: '9' } };
      },
    },
  });
  await screen.findByRole('heading', { name: 'Open erasures' });
  expect(screen.getAllByText('It refuses the request. (unauthorized)').length).toBeGreaterThanOrEqual(3);
  expect(screen.getAllByText('Digital Twins at their provider')[0]).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again now' }));
  await waitFor(() => expect(retried).toEqual(['u7', 'u8']));
});

test('shows nothing where everything is gone', async () => {
  const { asked } = renderApp(<OpenErasures />, {
    viewer: maria,
    answers: { OpenErasureSteps: () => ({ openErasureSteps: [] }) },
  });
  await waitFor(() => expect(asked).toContain('OpenErasureSteps'));
  expect(screen.queryByRole('heading', { name: 'Open erasures' })).toBeNull();
});
