import { say } from '../../../words/index.ts';
import { nearbyPlace } from '../../../lib/client-address.ts';
import type { Session } from '../../../identity/index.ts';
import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { dateTime } from '../../scalars.ts';
import { deviceOf } from './device.ts';
import { endOwnSessionsInput, endSessionInput } from './input.ts';

/** The caller's sessions, that of the request first. */
async function ownSessions({ requireUser, services, sessionId }: GatewayContext): Promise<readonly Session[]> {
  const all = await services.ownSessions.list(requireUser());
  return all.toSorted((a, b) => Number(b.id === sessionId) - Number(a.id === sessionId));
}

/** Places of addresses that are not on the internet. */
const places = { 'this computer': say('PLACE_THIS_COMPUTER'), 'local network': say('PLACE_LOCAL_NETWORK') } as const;

/** Users see where they are signed in, and sign out there. */
export const sessionResolvers: Resolvers = {
  Query: { sessions: async (_root, _args, context) => [...(await ownSessions(context))] },
  Mutation: {
    endSession: async (_root, { input }, context) => {
      const userId = context.requireUser();
      await context.services.ownSessions.end(userId, readInput(endSessionInput, input).id);
      return { sessionsEnded: 1, sessions: [...(await ownSessions(context))] };
    },
    endOwnSessions: async (_root, { input }, context) => {
      const userId = context.requireUser();
      const { keepCurrent } = readInput(endOwnSessionsInput, input);
      const kept = keepCurrent ? context.sessionId : undefined;
      const sessionsEnded = await context.services.ownSessions.endAll(userId, kept);
      return { sessionsEnded, sessions: [...(await ownSessions(context))] };
    },
  },
  Session: {
    isCurrent: ({ id }, _args, { sessionId }) => id === sessionId,
    device: ({ userAgent }) => deviceOf(userAgent),
    place: ({ address }, _args, { inWords }) => {
      const place = nearbyPlace(address);
      return place === undefined ? null : inWords(places[place]);
    },
    createdAt: ({ createdAt }) => dateTime(createdAt),
    lastSeenAt: ({ lastSeenAt }) => dateTime(lastSeenAt),
    expiresAt: ({ expiresAt }) => dateTime(expiresAt),
  },
};
