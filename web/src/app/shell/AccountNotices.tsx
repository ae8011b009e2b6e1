import { lazy } from 'react';
import { useSession } from '../session/useSession.ts';

const AccountNotice = lazy(() => import('./AccountNotice.tsx'));

/**
 * Says at the top of every signed-in screen that the account is restricted. Few accounts are, so the others do not load
 * this code.
 */
export function AccountNotices() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { deletionAt, suspendedBy } = session.viewer.user;
  return deletionAt === null && suspendedBy === null ? null : <AccountNotice user={session.viewer.user} />;
}
