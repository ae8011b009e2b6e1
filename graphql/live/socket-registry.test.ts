import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { WebSocket } from 'ws';
import { createSocketRegistry, type SocketRegistry } from './socket-registry.ts';

let registry: SocketRegistry;
beforeEach(() => {
  registry = createSocketRegistry();
});
afterEach(() => registry.stop());

const open = (address: string, userId?: string): EventEmitter => {
  const socket = new EventEmitter();
  registry.add({ address, ...(userId === undefined ? {} : { userId }) }, socket as object as WebSocket);
  return socket;
};

test('anonymous clients in one IPv6 /64 network share a limit of twenty sockets', () => {
  const sockets = Array.from({ length: 20 }, (_none, n) => open(`2001:db8:1:2::${n.toString(16)}`));
  expect(registry.hasRoom({ address: '2001:db8:1:2:ffff::9' })).toBe(false);
  expect(registry.hasRoom({ address: '2001:db8:1:3::1' })).toBe(true);
  sockets[0]?.emit('close');
  expect(registry.hasRoom({ address: '2001:db8:1:2:ffff::9' })).toBe(true);
});

test('a user may open twenty sockets in total, from any addresses', () => {
  for (let n = 0; n < 20; n += 1) open(`203.0.113.${n}`, 'ann');
  expect(registry.hasRoom({ address: '203.0.113.99', userId: 'ann' })).toBe(false);
  expect(registry.hasRoom({ address: '203.0.113.1', userId: 'bo' })).toBe(true);
});
