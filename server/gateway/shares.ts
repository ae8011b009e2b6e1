import type { Logger } from 'pino';
import type { CommandService } from '../../command-service/index.ts';
import { createAudience, createShareAccess, type GatewayServices } from '../../graphql/index.ts';
import { hashPassword, verifyPassword } from '../../identity/index.ts';
import { createRateLimit } from '../../lib/rate-limit.ts';
import type { Engines } from '../engines.ts';

const day = 24 * 60 * 60;
/** A viewer counts once in each figure of a video and day. */
const once = { points: 1, seconds: day };
/** Viewers of one video behind one address on one day: an office, no crowd. */
const viewersPerAddress = { points: 50, seconds: day };
/** Wrong passwords of a link from one address. */
const passwordTries = { points: 10, seconds: 15 * 60 };

export interface SharesOptions {
  readonly engines: Pick<Engines, 'rateLimits' | 'deriveKey'>;
  readonly commandSide: Pick<CommandService, 'commands'>;
  readonly publicUrl: string;
  readonly logger: Logger;
  readonly now: () => number;
}

/** Links of videos: who gave the password, and who watched. */
export function createShares({
  engines: { rateLimits: store, deriveKey },
  commandSide,
  publicUrl,
  logger,
  now,
}: SharesOptions): GatewayServices['shares'] {
  const limit = (size: typeof once, name: string) => createRateLimit(size, { store, name, whileAway: 'refuse' });
  return {
    audience: createAudience({
      isFirst: limit(once, 'viewer'),
      perAddress: limit(viewersPerAddress, 'viewers-of-address'),
      key: deriveKey('viewers of shared videos'),
      record: (...counted) => commandSide.commands.shares.countAudience(...counted),
      onError: (error) => logger.warn({ err: error }, 'Views of shared videos wait for the log'),
      now,
    }),
    access: createShareAccess(deriveKey('protected share links'), publicUrl.startsWith('https:'), now),
    tries: limit(passwordTries, 'share-password'),
    hashPassword: (password) => hashPassword(password),
    verifyPassword,
  };
}
