import type { Position } from '../../../domain/envelope.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { parseNetwork } from '../../../lib/client-address.ts';
import { say } from '../../../words/index.ts';
import { findUser } from '../admin-users/reads.ts';
import type { GatewayContext } from '../../context.ts';
import { readInput } from '../../input/read.ts';
import { addressesOf } from './attacks.ts';
import {
  acknowledgeAlertsInput,
  blockAddressInput,
  endSessionsInput,
  setRateLimitsInput,
  setSessionTimeoutInput,
  stopAttackInput,
  unblockAddressInput,
} from './input.ts';
import type { SecurityAlertParent } from './parents.ts';
import { isWide, sparedBy } from './reads.ts';

/** The changes of administrators, for GraphQL and REST alike. Each waits until this gateway applies it. */

type Key = string | null | undefined;
type Changed = { readonly position: Position };

async function applied(context: GatewayContext, change: Promise<Changed>): Promise<Changed> {
  const { position } = await change;
  await context.services.policy.seen(position);
  return { position };
}

export async function blockAddress(context: GatewayContext, input: unknown, key?: Key): Promise<Changed> {
  await context.requireAdmin();
  const { address, reason, expiresAt, expiresInHours } = readInput(blockAddressInput, input);
  const network = parseNetwork(address);
  if (network !== undefined && isWide(network)) await context.requireRecentAuthentication();
  const { commands, now } = context.services;
  const end = typeof expiresInHours === 'number' ? now() + expiresInHours * hour : (expiresAt ?? null);
  const caller = context.caller(key, 'admin');
  return applied(
    context,
    commands.security.blockAddress({ address, reason, expiresAt: end, spare: sparedBy(context) }, caller),
  );
}

export async function unblockAddress(context: GatewayContext, input: unknown, key?: Key): Promise<Changed> {
  await context.requireAdmin();
  const { address } = readInput(unblockAddressInput, input);
  return applied(context, context.services.commands.security.unblockAddress(address, context.caller(key, 'admin')));
}

export async function setRateLimits(context: GatewayContext, input: unknown, key: Key): Promise<Changed> {
  await context.requireAdmin();
  const { limits, seen } = readInput(setRateLimitsInput, input);
  await context.requireRecentAuthentication();
  return applied(context, context.services.commands.security.setRateLimits(limits, seen, context.caller(key, 'admin')));
}

export async function setSessionTimeout(context: GatewayContext, input: unknown, key: Key): Promise<Changed> {
  await context.requireAdmin();
  const { timeoutMs, seenMs } = readInput(setSessionTimeoutInput, input);
  await context.requireRecentAuthentication();
  const { security } = context.services.commands;
  return applied(context, security.setSessionTimeout(timeoutMs, seenMs, context.caller(key, 'admin')));
}

/** Force logout. The event comes first, so the act is in the log even if the server is killed afterwards. */
export async function endSessions(
  context: GatewayContext,
  input: unknown,
  key: Key,
): Promise<Changed & { readonly sessionsEnded: number }> {
  await context.requireAdmin();
  const { userId } = readInput(endSessionsInput, input);
  const { commands, ownSessions, sessions } = context.services;
  const caller = context.caller(key, 'admin');
  if (userId === undefined) {
    await context.requireRecentAuthentication();
    const sessionsEnded = await sessions.count();
    // Every gateway ends its sessions when it learns of the event.
    return { ...(await applied(context, commands.security.endAllSessions(caller))), sessionsEnded };
  }
  await findUser(context, userId);
  const changed = await applied(context, commands.security.recordSignOut(userId, false, caller));
  return { ...changed, sessionsEnded: await ownSessions.endAll(userId) };
}

const hour = 60 * 60_000;

/** The alerts of these ids. Throws NOT_FOUND for an unknown one. */
async function findAlerts(context: GatewayContext, ids: readonly string[]): Promise<readonly SecurityAlertParent[]> {
  const found = await context.services.projections.reader('security-alerts').getMany('securityAlerts', ids);
  if (found.length < new Set(ids).size) throw new Refusal('NOT_FOUND', say('ALERT_NOT_FOUND'));
  return found;
}

/** Records that the caller has seen these alerts. */
export async function acknowledgeAlerts(
  context: GatewayContext,
  input: unknown,
  key: Key,
): Promise<Changed & { readonly alertIds: readonly string[] }> {
  await context.requireAdmin();
  const { alertIds } = readInput(acknowledgeAlertsInput, input);
  const alerts = (await findAlerts(context, alertIds)).map(({ id, doc: { burstId } }) => ({ alertId: id, burstId }));
  const caller = context.caller(key, 'admin');
  const { position } = await context.services.commands.security.acknowledgeAlerts(alerts, caller);
  await context.seen(position);
  return { alertIds, position };
}

/**
 * Ends an attack: blocks its addresses, signs out its victims, makes their passwords void, and acknowledges its alerts.
 * The steps may be repeated, and the alerts stay open until all are done. The caller's own account and address are
 * spared.
 */
export async function stopAttack(context: GatewayContext, input: unknown, key: Key) {
  const own = await context.requireAdmin();
  const { alertIds, blockHours, signOut, newPasswords } = readInput(stopAttackInput, input);
  await context.requireRecentAuthentication();
  const { services } = context;
  const { commands, security, ownSessions } = services;
  const caller = context.caller(key, 'admin');
  const alerts = await findAlerts(context, alertIds);
  const addressOf = await addressesOf(services.projections, alerts);
  const addresses = [...new Set(alerts.map(addressOf).filter((address) => address !== null))];
  const concerned = alerts.map(({ doc }) => doc.userId).filter((id) => id !== null);
  const victims = [...new Set(concerned)].filter((id) => id !== own);

  if (blockHours !== undefined) {
    // A repeated call blocks for as long again, from now on.
    const { idempotencyKey: _key, ...unkeyed } = caller;
    const expiresAt = services.now() + blockHours * hour;
    const spare = sparedBy(context);
    for (const address of addresses) {
      const block = { address, reason: 'Attack on accounts', expiresAt, spare };
      await applied(context, commands.security.blockAddress(block, unkeyed));
    }
  }
  const counts = { sessionsEnded: 0, passwordsVoid: 0, passwordsElsewhere: 0 };
  for (const userId of signOut || newPasswords ? victims : []) {
    // The event comes first, so the act is in the log even if the server is killed afterwards.
    await commands.security.recordSignOut(userId, newPasswords, caller);
    if (newPasswords) counts[(await security.requireNewPassword(userId)) ? 'passwordsVoid' : 'passwordsElsewhere'] += 1;
    counts.sessionsEnded += await ownSessions.endAll(userId);
  }
  const seen = await acknowledgeAlerts(context, { alertIds }, key);
  return { ...seen, ...counts, blocked: blockHours === undefined ? [] : addresses };
}
