/** The address of a customer's page. */
export const customerPath = (userId: string): string => `/admin/users/${encodeURIComponent(userId)}`;
