import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitToReconnect } from './socket.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function waiting(milliseconds: number) {
  const network = new EventTarget();
  const state = { over: false };
  void waitToReconnect(milliseconds, network).then(() => (state.over = true));
  await Promise.resolve();
  return { network, state };
}

test('a broken connection is made again after exactly the specified time', async () => {
  const { state } = await waiting(3_000);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(state.over).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(state.over).toBe(true);
});

test('a network that comes back ends the wait', async () => {
  const { network, state } = await waiting(3_000);
  await jest.advanceTimersByTimeAsync(500);
  network.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(state.over).toBe(true);
});
