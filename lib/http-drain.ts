import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/**
 * Watches an HTTP server from its start, so that it can stop without refusing accepted requests.
 *
 * @param lingerMs how long connections may stay idle after the stop began, ms: a client that sends something meanwhile
 *   is answered and told to leave
 * @returns the stop: it takes no more connections, answers every request on those that are open, tells the clients to
 *   close them, and resolves when all are closed. An abort of the signal cuts off what is left.
 */
export function createDrain(server: Server, lingerMs = 200): (signal: AbortSignal) => Promise<void> {
  const responses = new Set<ServerResponse>();
  const silent = new Set<Socket>();
  let draining = false;
  let lingered = false;

  const closeIdle = (): void => {
    if (!lingered) return;
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
    // Node.js counts a connection as idle once its answer is complete, although the client may not have it yet.
    if (![...responses].some(({ writableEnded }) => writableEnded)) server.closeIdleConnections();
  };
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    silent.delete(socket);
    if (draining) response.shouldKeepAlive = false;
    responses.add(response);
    response.once('close', () => {
      responses.delete(response);
      closeIdle();
    });
  });

  return async (signal) => {
    if (!server.listening) return;
    draining = true;
    for (const response of responses) response.shouldKeepAlive = false;
    // One whole round of the event loop, in which Node.js accepts the connections that the system has made meanwhile.
    await setImmediate();
    await setImmediate();
    const closed = once(server, 'close');
    // The HTTP server's own `close` also cuts off answers that are on their way.
    NetServer.prototype.close.call(server);
    const timer = setTimeout(() => {
      lingered = true;
      closeIdle();
    }, lingerMs);
    const cut = (): void => server.closeAllConnections();
    signal.addEventListener('abort', cut);
    if (signal.aborted) cut();
    await closed;
    signal.removeEventListener('abort', cut);
    clearTimeout(timer);
    // Ends the timer with which the HTTP server looks for slow clients.
    server.close();
  };
}
