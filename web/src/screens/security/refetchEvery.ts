/** How often the dashboard is refetched, in milliseconds. */
export const refetchEvery = 30_000;
