/**
 * The audit screen of a user.
 *
 * @param revision the event to stand at; now, when absent
 */
export function auditPath(userId: string, revision?: number): string {
  const path = `/admin/users/${encodeURIComponent(userId)}/credits`;
  return revision === undefined ? path : `${path}?revision=${revision}`;
}
