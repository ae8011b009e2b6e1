/** The audit screen of a user. */
export const auditPath = (userId: string): string => `/admin/users/${encodeURIComponent(userId)}/credits`;
