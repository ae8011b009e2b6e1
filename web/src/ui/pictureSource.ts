/** The content security policy permits pictures from this origin only: the server fetches all others. */
export function pictureSource(url: string): string {
  const ours = URL.parse(url, location.href)?.origin === location.origin;
  return ours ? url : `/api/pictures?${new URLSearchParams({ url })}`;
}
