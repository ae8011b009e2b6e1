import { readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Position } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import { randomSecret, sameText, sha256 } from '../digest.ts';
import type { RoleChangeCaller, Users } from '../users.ts';
import { say } from '../../words/index.ts';

/** The lifetime of a link, in milliseconds. */
export const linkLifetime = 60 * 60_000;

/** The one-time link that makes its user the first administrator. */
export interface FirstAdmin {
  /** Whether this is the secret of the newest link, and the link is neither expired nor used. */
  accepts(token: string): Promise<boolean>;
  /**
   * Makes this user an administrator and consumes the link. Throws NOT_FOUND, or FORBIDDEN for an unverified address.
   */
  claim(token: string, userId: string, caller: RoleChangeCaller): Promise<Position>;
}

export interface FirstAdminOffer extends FirstAdmin {
  /**
   * Makes the secret of a new link and invalidates all older links. Returns undefined when no link is needed: an
   * administrator exists or is named in ADMIN_EMAILS, or no address can be verified.
   */
  offer(): Promise<string | undefined>;
}

export interface FirstAdminOptions {
  /** The data folder, shared by the gateways of an installation. */
  readonly folder: string;
  /** `ADMIN_EMAILS`. */
  readonly adminEmails: readonly string[];
  /** Whether sign-in can verify an address without an administrator. */
  readonly canVerifyAddresses: boolean;
  readonly users: Pick<Users, 'userState' | 'grantAdmin'>;
  /** Whether an administrator exists; true also while that is unknown. */
  readonly hasAdministrator: () => Promise<boolean>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const offerSchema = z.object({ hash: z.string(), expiresAt: z.number() });
const NOT_VALID = say('LINK_USED');
const NOT_VERIFIED =
  'Only an account with a verified email address can become the first administrator. ' +
  'Name the address in ADMIN_EMAILS and restart: the start then prints a link that verifies it.';

/**
 * Opens the one-time link to the first administrator. The data folder keeps the hash and the expiry of the newest
 * link, so every gateway on that folder accepts the link that was printed last.
 */
export function openFirstAdmin(options: FirstAdminOptions): FirstAdminOffer {
  const { folder, adminEmails, canVerifyAddresses, users, hasAdministrator, now } = options;
  const file = join(folder, 'first-admin-token');
  const accepts = async (token: string): Promise<boolean> => {
    const offered = readOffer(await readFile(file, 'utf8').catch(() => ''));
    return offered !== undefined && now() < offered.expiresAt && sameText(offered.hash, sha256(token));
  };
  return {
    accepts,
    async offer() {
      const isOfUse = adminEmails.length === 0 && canVerifyAddresses && !(await hasAdministrator());
      if (!isOfUse) {
        await rm(file, { force: true });
        return undefined;
      }
      const token = randomSecret();
      await writeFile(file, JSON.stringify({ hash: sha256(token), expiresAt: now() + linkLifetime }), { mode: 0o600 });
      return token;
    },
    async claim(token, userId, caller) {
      if (!(await accepts(token)) || (await hasAdministrator())) throw new Refusal('NOT_FOUND', NOT_VALID);
      const { identity } = await users.userState(userId);
      if (!identity?.emailVerified) throw new Refusal('FORBIDDEN', NOT_VERIFIED);
      // Removing the file is atomic: of two simultaneous claims one succeeds.
      await unlink(file).catch(() => {
        throw new Refusal('NOT_FOUND', NOT_VALID);
      });
      return users.grantAdmin(userId, 'First administrator, by the setup link', caller);
    },
  };
}

function readOffer(text: string): z.output<typeof offerSchema> | undefined {
  try {
    return offerSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
