/** The administrators' page about an account. */
export const accountPath = (userId: string): string => `/admin?tab=users&q=${encodeURIComponent(userId)}`;
