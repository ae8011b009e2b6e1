import type { UserDocument } from '../../projection-service/index.ts';
import type { GatewayContext } from '../context.ts';
import type { UserParent } from './parents.ts';

/** The signed-in user. Throws UNAUTHENTICATED. */
export async function ownUser(context: GatewayContext): Promise<UserParent> {
  const id = context.requireUser();
  const doc = await context.loaders.users.load(id);
  if (!doc) throw new Error(`User ${id} has a session but no document`);
  return { id, doc };
}

/** The address that waits for its confirmation; null when none does, or when the link has expired. */
export const pendingEmail = ({ emailPending }: UserDocument, now: number): string | null =>
  emailPending !== null && now < emailPending.expiresAt ? emailPending.email : null;
