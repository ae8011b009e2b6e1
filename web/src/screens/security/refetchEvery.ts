/** How often the dashboard is fetched again, in milliseconds. */
export const refetchEvery = 30_000;
