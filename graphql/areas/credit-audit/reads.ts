import type { Actor } from '../../../domain/envelope.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { CreditStep } from '../../../projection-service/index.ts';
import type { GatewayContext } from '../../context.ts';
import { describeMovement } from '../credits/reads.ts';
import { say } from '../../../words/index.ts';

/** The email address of a user or administrator, else the name of the process or service. */
export async function actorLabel({ kind, id }: Actor, { loaders }: Pick<GatewayContext, 'loaders'>): Promise<string> {
  if (kind !== 'user' && kind !== 'admin') return id;
  return (await loaders.users.load(id))?.email || id;
}

/** The purpose of an event's movement, or what the event notes. */
export async function describeStep(
  { movement }: Pick<CreditStep, 'movement'>,
  context: Pick<GatewayContext, 'loaders' | 'inWords'>,
): Promise<string> {
  return movement ? describeMovement(movement, context) : context.inWords(say('REVERSAL_NOTED'));
}

/**
 * Checks that the caller is of finance or an administrator and that the user exists. Throws UNAUTHENTICATED, FORBIDDEN
 * or NOT_FOUND.
 */
export async function requireAuditable(context: GatewayContext, userId: string): Promise<void> {
  await context.requireFinance();
  if (!(await context.services.commands.users.userState(userId)).exists)
    throw new Refusal('NOT_FOUND', say('USER_NOT_FOUND'));
}
