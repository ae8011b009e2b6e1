/** The address of the audit log's entries about a user. */
export const actionsPath = (userId: string): string => `/admin/log?user=${encodeURIComponent(userId)}`;
