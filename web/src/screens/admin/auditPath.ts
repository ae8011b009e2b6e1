/**
 * The address of the audit screen of a user.
 *
 * @param revision the event to show; the latest one unless given
 */
export function auditPath(userId: string, revision?: number): string {
  const path = `/admin/users/${encodeURIComponent(userId)}/credits`;
  return revision === undefined ? path : `${path}?revision=${revision}`;
}
