import type { Actor } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { GatewayContext } from '../context.ts';

/** A person's e-mail, or the name of what acted. */
export async function actorLabel({ kind, id }: Actor, { loaders }: Pick<GatewayContext, 'loaders'>): Promise<string> {
  if (kind !== 'user' && kind !== 'admin') return id;
  return (await loaders.users.load(id))?.email || id;
}

/** Who asks is an administrator, and whom he asks about exists. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. */
export async function requireAuditable(context: GatewayContext, userId: string): Promise<void> {
  await context.requireAdmin();
  if (!(await context.services.commands.users.userState(userId)).exists)
    throw new Refusal('NOT_FOUND', 'User not found');
}
