import type { z } from 'zod';
import { pictureKeyOf } from '../../../command-service/index.ts';
import type { Position } from '../../../domain/envelope.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { lowerAscii } from '../../../domain/text.ts';
import type { UserParent } from '../account/parents.ts';
import { signedInUser } from '../account/reads.ts';
import type { GatewayContext } from '../../context.ts';
import type { changePasswordInput, profileInput } from './input.ts';
import { say } from '../../../words/index.ts';

export interface ProfileChange {
  readonly position: Position;
  readonly user: UserParent;
  /** The new address that is still to be confirmed. */
  readonly emailPending: string | null;
}

/**
 * Changes the caller's profile. Requests the new email address first, so that nothing else changes when it is refused.
 */
export async function changeProfile(
  context: GatewayContext,
  { email, edit }: z.output<typeof profileInput>,
  idempotencyKey: string | null | undefined,
): Promise<ProfileChange> {
  const userId = context.requireUser();
  const { services, address } = context;
  const caller = context.caller(idempotencyKey);
  const before = await userNow(context, userId);
  const isOther = email !== undefined && lowerAscii(email) !== lowerAscii(before.doc.email);
  if (isOther) await context.requireRecentAuthentication();
  const position = await services.commands.profile.changeProfile(userId, edit, caller);
  const pending = isOther ? await services.accountSettings.changeEmail({ userId, email, address }) : undefined;
  await context.seen(position);
  return { position, user: await userNow(context, userId), emailPending: pending?.email ?? null };
}

/**
 * Changes the caller's password. Every other session ends. This one continues, because the user gave the old password,
 * but with a new secret, so a copy of its cookie stops working.
 */
export async function changePassword(
  { services, requireUser, sessionId, address, setCookie }: GatewayContext,
  input: z.output<typeof changePasswordInput>,
): Promise<void> {
  const userId = requireUser();
  if (sessionId === undefined) throw new Refusal('UNAUTHENTICATED', say('AUTHENTICATION_REQUIRED'));
  // A WebSocket has no response that could carry the new cookie.
  if (setCookie === undefined) throw new Refusal('INVALID_INPUT', say('PASSWORD_OVER_HTTP'));
  await services.accountSettings.changePassword({ userId, sessionId, address, ...input });
  const cookie = await services.sessions.renew(sessionId);
  if (cookie !== undefined) setCookie(cookie);
}

/** Removes the file of a replaced picture. If the server crashes before, the file stays until the account is erased. */
export async function removePicture({ services }: GatewayContext, pictureUrl: string | null): Promise<void> {
  const key = pictureKeyOf(pictureUrl);
  if (key !== undefined) await services.providers.files.removeAll(key);
}

/** The user as the read model has it now. */
export function userNow(context: GatewayContext, userId: string): Promise<UserParent> {
  context.loaders.users.clear(userId);
  return signedInUser(context, userId);
}
