import { Refusal } from '../../../domain/refusal.ts';
import { say } from '../../../words/index.ts';
import { findUser } from '../admin-users/reads.ts';
import type { GatewayContext } from '../../context.ts';
import { readInput } from '../../input/read.ts';
import { sendMailAgainInput, supportActInput, userVideoInput } from './input.ts';
import type { RetryUserVideoPayloadParent, SupportActPayloadParent } from './parents.ts';

type Key = string | null | undefined;
interface Sent {
  readonly idempotencyKey?: Key;
}

/** An act on the account of somebody else, by an administrator who gave the password just now. */
async function customerOf(context: GatewayContext, input: Sent) {
  const own = await context.requireAdmin();
  const { userId, reason } = readInput(supportActInput, input);
  if (userId === own) throw new Refusal('NOT_ALLOWED_NOW', say('NOT_TO_OWN_ACCOUNT'));
  await context.requireRecentAuthentication();
  const { doc } = await findUser(context, userId);
  return { userId, reason, email: doc.email, caller: context.caller(input.idempotencyKey, 'admin') };
}

/** Throws NOT_ALLOWED_NOW for an account that an outside identity provider keeps. */
async function requireLocal({ services }: GatewayContext, userId: string) {
  const state = await services.signInFactors.state(userId);
  if (state.atProvider) throw new Refusal('NOT_ALLOWED_NOW', say('SIGN_IN_MANAGED_BY_PROVIDER'));
  return state;
}

// Each function records the act first, so that no act lacks a record.

/** Mails a link for a new password. */
export async function sendPasswordLink(context: GatewayContext, input: Sent): Promise<SupportActPayloadParent> {
  const { userId, reason, email, caller } = await customerOf(context, input);
  await requireLocal(context, userId);
  const { commands, accountSettings } = context.services;
  const position = await commands.support.recordAct(userId, 'password_link', reason, caller);
  await accountSettings.forgotPassword({ email, address: context.address });
  return { userId, position };
}

/** Turns the second factor off, and ends all sessions: somebody else may have them. */
export async function resetSecondFactor(context: GatewayContext, input: Sent): Promise<SupportActPayloadParent> {
  const { userId, reason, caller } = await customerOf(context, input);
  const { secondFactor } = await requireLocal(context, userId);
  if (secondFactor === undefined) throw new Refusal('NOT_ALLOWED_NOW', say('NO_SECOND_FACTOR'));
  const { commands, signInFactors, ownSessions } = context.services;
  const position = await commands.support.recordAct(userId, 'second_factor_reset', reason, caller);
  await signInFactors.disableSecondFactor(userId);
  await ownSessions.endAll(userId);
  return { userId, position };
}

/** Begins the deletion that a customer requested outside of the product. */
export async function requestCustomerDeletion(context: GatewayContext, input: Sent): Promise<SupportActPayloadParent> {
  const { userId, reason, caller } = await customerOf(context, input);
  const { support, lifecycle } = context.services.commands;
  await support.recordAct(userId, 'deletion', reason, caller);
  return { userId, position: await lifecycle.requestDeletion(userId, caller) };
}

/** Sends a mail again. */
export async function sendMailAgain(context: GatewayContext, input: { readonly mailId: string } & Sent) {
  await context.requireAdmin();
  const { mailId } = readInput(sendMailAgainInput, input);
  return context.services.commands.support.sendMailAgain(mailId, context.caller(input.idempotencyKey, 'admin'));
}

/** Retries a failed video, as its owner could. */
export async function retryUserVideo(context: GatewayContext, input: Sent): Promise<RetryUserVideoPayloadParent> {
  await context.requireAdmin();
  const { userId, videoId } = readInput(userVideoInput, input);
  const caller = context.caller(input.idempotencyKey, 'admin');
  return { userId, videoId, position: await context.services.commands.videos.refreshVideo(userId, videoId, caller) };
}
