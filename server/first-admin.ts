import { readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { CommandService } from '../command-service/index.ts';
import type { Config } from '../config/index.ts';
import { randomSecret, sameText, sha256 } from '../graphql/auth/digest.ts';
import type { FirstAdmin } from '../graphql/index.ts';
import { Refusal } from '../domain/refusal.ts';

/** How long a link can be used, in milliseconds. */
export const linkLifetime = 60 * 60_000;

export interface FirstAdminOptions {
  readonly config: Pick<Config, 'DATA_DIR' | 'ADMIN_EMAILS' | 'development' | 'OIDC_ISSUER'>;
  readonly commands: Pick<CommandService, 'userState' | 'grantAdmin'>;
  /** Whether somebody has the role; true also while that can't be known. */
  readonly hasAdministrator: () => Promise<boolean>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export interface FirstAdminDoor extends FirstAdmin {
  /**
   * Makes the link's secret, which ends all older ones. Gives nothing when it would be of no use: an administrator
   * exists or is named in ADMIN_EMAILS, or nobody could prove an address.
   */
  offer(): Promise<string | undefined>;
}

const offerSchema = z.object({ hash: z.string(), expiresAt: z.number() });
const NOT_VALID = 'This link is not valid, has expired, or was used already.';
const NOT_VERIFIED =
  'Only an account with a verified e-mail address can become the first administrator. ' +
  'Name the address in ADMIN_EMAILS and restart: the start then prints a link that verifies it.';

/**
 * The one-time way to the first administrator. The data folder keeps the hash of the newest link's secret and its end,
 * so every gateway of the folder takes the link that was printed last.
 */
export function openFirstAdmin({ config, commands, hasAdministrator, now }: FirstAdminOptions): FirstAdminDoor {
  const file = join(config.DATA_DIR, 'first-admin-token');
  const accepts = async (token: string): Promise<boolean> => {
    const offered = readOffer(await readFile(file, 'utf8').catch(() => ''));
    return offered !== undefined && now() < offered.expiresAt && sameText(offered.hash, sha256(token));
  };
  const canVerify = config.development || config.OIDC_ISSUER !== undefined;
  return {
    accepts,
    async offer() {
      const isOfUse = config.ADMIN_EMAILS.length === 0 && canVerify && !(await hasAdministrator());
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
      const { identity } = await commands.userState(userId);
      if (!identity?.emailVerified) throw new Refusal('FORBIDDEN', NOT_VERIFIED);
      // Whoever removes the file has used the link: of two at the same moment one gets through.
      await unlink(file).catch(() => {
        throw new Refusal('NOT_FOUND', NOT_VALID);
      });
      return commands.grantAdmin(userId, 'First administrator, by the setup link', caller);
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
