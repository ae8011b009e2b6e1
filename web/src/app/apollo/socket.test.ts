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

test('reconnects exactly 3 s after the connection broke', async () => {
  const { state } = await waiting(3_000);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(state.over).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(state.over).toBe(true);
});

test('reconnects at once when the network is back', async () => {
  const { network, state } = await waiting(3_000);
  await jest.advanceTimersByTimeAsync(500);
  network.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(state.over).toBe(true);
});
