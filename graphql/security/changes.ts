import type { Position } from '../../domain/envelope.ts';
import { findUser } from '../admin-users/reads.ts';
import type { GatewayContext } from '../context.ts';
import { readInput } from '../input/read.ts';
import {
  blockAddressInput,
  endSessionsInput,
  setRateLimitsInput,
  setSessionTimeoutInput,
  unblockAddressInput,
} from './input.ts';

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
  const { address, reason, expiresAt } = readInput(blockAddressInput, input);
  const { commands, security } = context.services;
  const spare = [context.address, ...security.proxies];
  const caller = context.caller(key, 'admin');
  return applied(context, commands.security.blockAddress({ address, reason, expiresAt, spare }, caller));
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

/** Force logout. The event comes first: what an administrator did is in the log, whatever happens afterwards. */
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
    const sessionsEnded = await sessions.count();
    // Every gateway ends its sessions when it learns of the event.
    return { ...(await applied(context, commands.security.endSessions(null, caller))), sessionsEnded };
  }
  await findUser(context, userId);
  const changed = await applied(context, commands.security.endSessions(userId, caller));
  return { ...changed, sessionsEnded: await ownSessions.endAll(userId) };
}
