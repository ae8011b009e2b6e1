import { ProjectionUnavailable, type UserDocument } from '../../../projection-service/index.ts';
import type { GatewayContext } from '../../context.ts';
import type { UserParent } from './parents.ts';

/** The signed-in user. Throws UNAUTHENTICATED. */
export async function ownUser(context: GatewayContext): Promise<UserParent> {
  return signedInUser(context, context.requireUser());
}

/** A user who has a session. Throws ProjectionUnavailable while the read model has not seen the registration. */
export async function signedInUser({ loaders }: Pick<GatewayContext, 'loaders'>, id: string): Promise<UserParent> {
  const doc = await loaders.users.load(id);
  if (!doc) throw new ProjectionUnavailable('users');
  return { id, doc };
}

/** The new address that is still to be confirmed; null when there is none, or when the link has expired. */
export const pendingEmail = ({ emailPending }: UserDocument, now: number): string | null =>
  emailPending !== null && now < emailPending.expiresAt ? emailPending.email : null;
