import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandService } from '../command-service/index.ts';
import type { Config } from '../config/index.ts';
import { newSetupToken, type FirstAdmin } from '../graphql/index.ts';
import { Refusal } from '../domain/refusal.ts';

export interface FirstAdminOptions {
  readonly config: Config;
  readonly commands: CommandService;
  /** Tells the embedded identity provider, so that its next ID token says the same. */
  readonly markVerified: (email: string) => Promise<void>;
}

/**
 * The one-time way to the first administrator: a secret kept in the data folder until somebody used it.
 * Undefined when the operator names administrators himself (`ADMIN_EMAILS`) or the link was used.
 */
export async function openFirstAdmin({ config, commands, markVerified }: FirstAdminOptions): Promise<FirstAdmin | undefined> {
  const file = join(config.DATA_DIR, 'first-admin-token');
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (config.ADMIN_EMAILS.length > 0 || known === '') return undefined;
  const token = known ?? newSetupToken();
  if (known === undefined) await writeFile(file, token, { mode: 0o600 });
  return {
    token,
    claim: async (userId, caller) => {
      // Asked anew: another process of this folder may have let somebody through.
      if ((await readFile(file, 'utf8').catch(() => '')) !== token) throw new Refusal('NOT_FOUND', 'This link is not valid, or was used already.');
      const { identity } = await commands.userState(userId);
      if (!identity?.email) throw new Refusal('NOT_FOUND', 'User not found');
      await markVerified(identity.email);
      await commands.verifyEmail(userId, caller);
      const position = await commands.grantAdmin(userId, 'First administrator, by the setup link', caller);
      // Empty, not gone: the next start must not make a new one.
      await rm(file, { force: true });
      await writeFile(file, '', { mode: 0o600 });
      return position;
    },
  };
}
