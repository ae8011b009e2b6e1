/** The address of the audit log; with a user's id, of what was done about this user. */
export function actionsPath(userId?: string): string {
  return userId === undefined ? '/admin/log' : `/admin/log?user=${encodeURIComponent(userId)}`;
}
