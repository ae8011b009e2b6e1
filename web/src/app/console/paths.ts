/** The address of a customer's page. */
export const customerPath = (userId: string): string => `/admin/users/${encodeURIComponent(userId)}`;

/** The address of a video with its player, its events and its owner. */
export const videoPath = (videoId: string): string =>
  `/admin?${new URLSearchParams({ tab: 'videos', video: videoId })}`;

/** The address of a finance tab with its query. Undefined values are left out. */
export function financePath(tab: string, search: Readonly<Record<string, string | undefined>> = {}): string {
  const named = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return `/admin/finance?${new URLSearchParams([['tab', tab], ...named])}`;
}

/** The address of a payment seen from all sides. */
export const paymentPath = (payment: string): string => financePath('payments', { payment });

/** The address of an exception with both sides. */
export const exceptionPath = (exception: string): string => financePath('exceptions', { exception });
