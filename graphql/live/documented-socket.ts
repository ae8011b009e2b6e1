import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Position } from '../../domain/envelope.ts';
import { availableAt } from '../areas/credits/reads.ts';
import { credits, positionPattern } from '../scalars.ts';
import { TRY_AGAIN_LATER } from './close-codes.ts';
import type { DocumentedMessage } from '../openapi/live-messages.ts';
import type { DeliveredMessage, LiveHub } from './hub.ts';
import type { SocketOwner, SocketRegistry } from './socket-registry.ts';
import { saidOf } from '../areas/videos/wording.ts';
import { inEnglish } from '../../words/index.ts';

export interface DocumentedSocketOptions {
  readonly live: LiveHub;
  /** The class of its sockets, which bounds their send buffers. */
  readonly Socket: typeof WebSocket;
  readonly registry: SocketRegistry;
  readonly ownerOf: (request: IncomingMessage) => SocketOwner;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface DocumentedSocket {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

const maxPayload = 1_024;
const badRequest = 4400;
const forbidden = 4403;

/**
 * `/ws`: the documented live messages. The identity comes from the session; `?userId=` may repeat it; another user id
 * closes the socket. `?after=` is the `cursor` of the last message that a returning client has: it first gets the
 * messages that it missed, payments too. Messages from clients are ignored.
 */
export function createDocumentedSocket({
  live,
  Socket,
  registry,
  ownerOf,
  now,
}: DocumentedSocketOptions): DocumentedSocket {
  const wss = new WebSocketServer({ noServer: true, maxPayload, WebSocket: Socket });
  const byUser = new Map<string, Set<WebSocket>>();

  const send = (userId: string, message: DeliveredMessage): void => {
    const sockets = byUser.get(userId);
    if (!sockets) return;
    const documented = documentedForm(userId, message, now());
    if (documented === undefined) return;
    const text = JSON.stringify({ ...documented, cursor: message.cursor });
    for (const socket of sockets) socket.send(text);
  };
  /** Listens only while there is a socket: the hub follows progress for its listeners. */
  let stopListening: (() => void) | undefined;

  /**
   * Sends the changes that a returning client missed, and then every new one. A failure closes the socket, so that the
   * client comes back later.
   */
  const resume = async (socket: WebSocket, userId: string, after: Position): Promise<void> => {
    const updates = live.follow(userId, after);
    socket.on('close', () => void updates.return());
    try {
      for await (const message of updates) {
        const documented = documentedForm(userId, message, now());
        if (documented !== undefined) socket.send(JSON.stringify({ ...documented, cursor: message.cursor }));
      }
    } catch {
      socket.close(TRY_AGAIN_LATER, 'Come back later');
    }
  };

  return {
    upgrade: (request, socket, head) => {
      wss.handleUpgrade(request, socket, head, (opened) => {
        const owner = ownerOf(request);
        const { userId } = owner;
        const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
        const [claimed, after] = [query.get('userId') ?? '', query.get('after') ?? ''];
        if (userId === undefined || (claimed !== '' && claimed !== userId)) {
          opened.close(forbidden, 'Forbidden');
          return;
        }
        if (after !== '' && !positionPattern.test(after)) {
          opened.close(badRequest, 'after is not a position');
          return;
        }
        registry.add(owner, opened);
        if (after !== '') {
          void resume(opened, userId, after as Position);
          return;
        }
        const sockets = byUser.get(userId) ?? new Set();
        byUser.set(userId, sockets.add(opened));
        stopListening ??= live.listen(send);
        opened.on('close', () => {
          sockets.delete(opened);
          if (sockets.size === 0) byUser.delete(userId);
          if (byUser.size > 0) return;
          stopListening?.();
          stopListening = undefined;
        });
      });
    },
    close: () => {
      stopListening?.();
      for (const socket of wss.clients) socket.close(1001, 'The server restarts');
      wss.close();
    },
  };
}

/** The message in its documented form; undefined for messages that only GraphQL has. */
function documentedForm(userId: string, message: DeliveredMessage, now: number): DocumentedMessage | undefined {
  const { position } = message;
  switch (message.type) {
    case 'VideoChanged': {
      const { id, doc } = message.video;
      const common = { videoId: id, userId, position };
      const conversion = doc.exports.find(({ status }) => status === 'converting');
      if (doc.status === 'ready' && conversion)
        return {
          type: 'processing_progress',
          ...common,
          progress: conversion.progress,
          phase: `Converting to ${conversion.format.toUpperCase()}`,
          estimated: false,
        };
      return doc.status === 'processing' && doc.progress > 0
        ? {
            type: 'processing_progress',
            ...common,
            progress: doc.progress,
            phase: doc.phase,
            estimated: doc.progressEstimated,
          }
        : {
            type: 'video_status_update',
            ...common,
            status: doc.status,
            errorMessage: saidOf(doc, inEnglish).errorMessage,
          };
    }
    case 'VideoRemoved':
      return { type: 'video_status_update', videoId: message.videoId, userId, position, status: 'deleted' };
    case 'AvatarChanged': {
      const { id, doc } = message.avatar;
      const status = doc.status === 'revoked' ? 'failed' : doc.status;
      return { type: 'avatar_status_update', avatarId: id, userId, position, status, progress: doc.progress };
    }
    case 'CreditsChanged':
      return {
        type: 'credits_updated',
        userId,
        position,
        available: credits(availableAt(message.account.doc, now)),
        held: credits(message.account.doc.held),
      };
    case 'TwinCreditsChanged':
      return {
        type: 'twin_credits_updated',
        userId,
        position,
        available: message.account.doc.available,
        held: message.account.doc.held,
      };
    case 'SubscriptionUpdated':
      return { type: 'subscription_updated', userId, position, status: message.doc.status };
    case 'PaymentCompleted':
      return {
        type: 'payment_completed',
        userId,
        position,
        amount: message.amountCents / 100,
        credits: credits(message.halfCredits),
      };
    case 'LeadChanged':
    case 'ProfileUpdated':
      return undefined;
  }
}
