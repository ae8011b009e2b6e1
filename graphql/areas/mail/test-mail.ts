import type { Position } from '../../../domain/envelope.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { GatewayContext } from '../../context.ts';
import { readInput } from '../../input/read.ts';
import { sendTestMailInput } from './input.ts';
import { say } from '../../../words/index.ts';

/**
 * Sends a sample to the caller's own verified address. Throws RATE_LIMITED after 5 in an hour.
 *
 * @param idempotencyKey of the call; undefined: every call sends a mail
 */
export async function sendTestMail(context: GatewayContext, body: unknown, idempotencyKey?: string): Promise<Position> {
  const userId = context.requireUser();
  const { type, email } = readInput(sendTestMailInput, body);
  const limit = await context.services.limits.take('testMails', userId);
  if (!limit.allowed)
    throw new Refusal('RATE_LIMITED', say('TOO_MANY_TEST_MAILS'), {
      retryAfterSeconds: limit.retryAfterSeconds,
    });
  return context.services.commands.mail.sendTestMail(userId, type, email, context.caller(idempotencyKey));
}
