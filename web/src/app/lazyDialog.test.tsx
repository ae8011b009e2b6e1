import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { lazyDialog } from './lazyDialog.tsx';

afterEach(cleanup);

interface Props {
  readonly onClose: () => void;
}

test('a dialog whose code is on its way shows itself at once, and closes', async () => {
  const code = Promise.withResolvers<FunctionComponent<Props>>();
  const Slow = lazyDialog(() => code.promise);
  const closed = jest.fn();
  await act(async () => render(<Slow onClose={closed} />));
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(1);
  await act(async () => code.resolve(() => <p>Share video</p>));
  expect(screen.queryByRole('status')).toBeNull();
  screen.getByText('Share video');
});

test('code that could not be loaded is asked for again', async () => {
  jest.useFakeTimers();
  try {
    let tries = 0;
    const Lost = lazyDialog<Props>(async () => {
      tries += 1;
      if (tries === 1) throw new Error('The network is gone');
      return () => <p>Share video</p>;
    });
    await act(async () => render(<Lost onClose={() => undefined} />));
    screen.getByRole('status');
    await act(async () => jest.advanceTimersByTimeAsync(1_000));
    screen.getByText('Share video');
  } finally {
    jest.useRealTimers();
  }
});
