import type { Config } from '../config/index.ts';
import { inEnglish } from '../words/index.ts';
import type { GatewaySide } from './gateway/index.ts';

/** Prints the product's address, which engines are embedded or external, and the link to the first administrator. */
export async function announce(
  { server, identity, derived }: Pick<Config, 'server' | 'identity' | 'derived'>,
  { port, services, firstAdmin, embedded }: GatewaySide,
): Promise<void> {
  const address = server.PORT === 0 ? `http://${server.HOST}:${port}` : derived.publicUrl;
  const lines = [`Curbcast is ready on ${address}`, ''];
  for (const { port: name, name: what, external, problem } of await services.platform.engines()) {
    lines.push(
      `  ${name.padEnd(12)} ${inEnglish(what)} (${external ? 'external' : 'embedded'})${problem === undefined ? '' : ` - ${problem}`}`,
    );
  }
  if (derived.exposed) {
    lines.push(
      '',
      `WARNING: it listens on ${server.HOST}, but PUBLIC_URL is not set, so this is a development start: new accounts count as`,
      'verified, and payments are in test mode unless Stripe is set. Set PUBLIC_URL to the address that browsers use.',
    );
  }
  const token = await firstAdmin.offer();
  if (token !== undefined) {
    lines.push(
      '',
      `To become the first administrator, sign in with an address at ${identity.ADMIN_EMAIL_DOMAIN}, then open within the hour:`,
      `  ${derived.publicUrl}/auth/first-admin?token=${token}`,
    );
  }
  if (embedded) {
    for (const email of identity.ADMIN_EMAILS) {
      const account = await embedded.accounts.findByEmail(email);
      if (!account?.emailVerified)
        lines.push(
          '',
          `To set the password of the administrator ${email}, open within the hour:`,
          `  ${await embedded.setupLink(email)}`,
        );
    }
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}
