/** How often the dashboard is fetched again, in milliseconds (spec part 3 section 9). */
export const refetchEvery = 30_000;
