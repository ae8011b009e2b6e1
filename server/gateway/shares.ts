import { createHmac } from 'node:crypto';
import { mailboxKey } from '../../domain/mail/index.ts';
import type { Logger } from 'pino';
import type { CommandService } from '../../command-service/index.ts';
import { createAudience, createShareAccess, type GatewayServices } from '../../graphql/index.ts';
import { hashPassword, verifyPassword } from '../../identity/index.ts';
import { addressKey, createRateLimit, type Limit } from '../../lib/rate-limit.ts';
import type { Engines } from '../engines.ts';

const day = 24 * 60 * 60;
/** A viewer counts once in each figure of a video and day. */
const once = { points: 1, seconds: day };
/** Viewers of one video from one address on one day: enough for an office, not for a crowd. */
const viewersPerAddress = { points: 50, seconds: day };
/** Wrong passwords of a link from one address. */
const passwordTries = { points: 10, seconds: 15 * 60 };
/**
 * Confirmations to visitors. Anyone who knows an address can enter it, and the owner of a page chooses the text. So an
 * address gets one a day from all pages together, and an owner sends only a few.
 */
const confirmations = { reader: once, owner: { points: 20, seconds: day } } as const;
/** Tour requests. Each sends an email that somebody reads. */
const tours = {
  address: { points: 10, seconds: 60 * 60 },
  link: { points: 60, seconds: 60 * 60 },
  owner: { points: 300, seconds: day },
} as const;

export interface SharesOptions {
  readonly engines: Pick<Engines, 'rateLimits' | 'deriveKey'>;
  readonly commandSide: Pick<CommandService, 'commands'>;
  readonly publicUrl: string;
  readonly logger: Logger;
  readonly now: () => number;
}

/** Links of videos: who entered the password, and who watched. */
export function createShares({
  engines: { rateLimits: store, deriveKey },
  commandSide,
  publicUrl,
  logger,
  now,
}: SharesOptions): GatewayServices['shares'] {
  const limit = (size: Limit, name: string) => createRateLimit(size, { store, name, whileAway: 'refuse' });
  const ofAddress = limit(tours.address, 'tours-of-address');
  const ofLink = limit(tours.link, 'tours-of-link');
  const ofOwner = limit(tours.owner, 'tours-of-owner');
  const ofReader = limit(confirmations.reader, 'confirmations-of-reader');
  const ofSender = limit(confirmations.owner, 'confirmations-of-owner');
  const readers = deriveKey('readers of confirmations');
  const mayConfirm: GatewayServices['shares']['mayConfirm'] = async ({ email, ownerId }) => {
    // The store of limits keeps no addresses.
    const reader = createHmac('sha256', readers)
      .update(mailboxKey(email) ?? email)
      .digest('base64url');
    return (await ofReader.take(reader)).allowed && (await ofSender.take(ownerId)).allowed;
  };
  return {
    // If the check fails, the request is still taken, without a confirmation.
    mayConfirm: (request) => mayConfirm(request).catch(() => false),
    takeTour: async ({ address, linkId, ownerId }) => {
      const byAddress = await ofAddress.take(addressKey(address));
      if (!byAddress.allowed) return byAddress;
      const byLink = await ofLink.take(linkId);
      return byLink.allowed ? ofOwner.take(ownerId) : byLink;
    },
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
