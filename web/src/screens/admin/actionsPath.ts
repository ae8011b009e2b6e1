/** The address of what administrators did about a user, in the audit log. */
export const actionsPath = (userId: string): string => `/admin/log?user=${encodeURIComponent(userId)}`;
