import type { Actor } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { GatewayContext } from '../context.ts';

/** The e-mail address of a user or administrator, else the name of the process or service. */
export async function actorLabel({ kind, id }: Actor, { loaders }: Pick<GatewayContext, 'loaders'>): Promise<string> {
  if (kind !== 'user' && kind !== 'admin') return id;
  return (await loaders.users.load(id))?.email || id;
}

/** Checks that the caller is an administrator and that the user exists. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. */
export async function requireAuditable(context: GatewayContext, userId: string): Promise<void> {
  await context.requireAdmin();
  if (!(await context.services.commands.users.userState(userId)).exists)
    throw new Refusal('NOT_FOUND', 'User not found');
}
