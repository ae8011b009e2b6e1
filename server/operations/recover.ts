import type { Operation } from './operation.ts';

const usage = 'Use: curbcast recover <email address> [reset-factors] [admin]';
const options: ReadonlySet<string> = new Set(['reset-factors', 'admin']);

/**
 * `recover -- <email> [reset-factors] [admin]`: recovers a local account. Prints a link that verifies the address and
 * sets the password. On request, resets second factor and passkeys, and grants the administrator role.
 */
export const recover: Operation = async ({ recover: run, issuer }, [email, ...wanted], report) => {
  if (run === undefined) {
    report(`The accounts are at the identity provider ${issuer ?? 'that OIDC_ISSUER names'}.`);
    report('Reset the password and the second factor there.');
    report('For the administrator role, add the address to ADMIN_EMAILS, restart the gateways, and sign in once.');
    return false;
  }
  if (email === undefined || !wanted.every((option) => options.has(option))) {
    report(usage);
    return false;
  }
  const isAdmin = wanted.includes('admin');
  const { link, factors, admin } = await run({ email, resetFactors: wanted.includes('reset-factors'), admin: isAdmin });
  if (factors === 'reset') report('Second factor and passkeys are reset.');
  if (factors === 'none') report('There was no second factor and no passkey.');
  if (admin === 'granted') report('The account has the administrator role.');
  report(`To set the password of ${email}, open within the hour:`);
  report(`  ${link}`);
  if (admin === 'later') report('Sign in once with it, then run this command again to grant the administrator role.');
  return true;
};
