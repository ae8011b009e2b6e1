import type { GatewayContext } from '../context.ts';
import type { UserParent } from './parents.ts';

/** The signed-in user. Throws UNAUTHENTICATED. */
export async function ownUser(context: GatewayContext): Promise<UserParent> {
  const id = context.requireUser();
  const doc = await context.loaders.users.load(id);
  if (!doc) throw new Error(`User ${id} has a session but no document`);
  return { id, doc };
}
