import type { ApolloLink } from '@apollo/client';
import { connection } from './connection.ts';
import { liveLink } from './liveLink.ts';
import type { PositionMemory } from './position.ts';
import { language } from '../../i18n/language.ts';
import { createSocket } from './socket.ts';

/** Subscriptions over this page's one socket. No screen waits for the code of this file. */
export const subscriptionLink = (
  endpoint: URL,
  options: { readonly memory: PositionMemory; readonly onSessionLost: () => void },
): ApolloLink =>
  liveLink(
    createSocket({
      url: `${endpoint.href.replace(/^http/u, 'ws')}?lang=${language}`,
      connection,
      onSessionLost: options.onSessionLost,
      network: window,
      isOnline: () => navigator.onLine,
    }),
    options.memory,
  );
