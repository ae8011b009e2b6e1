/** A page shows pictures of its own origin only (content security policy): the server gets those from elsewhere. */
export function pictureSource(url: string): string {
  const ours = URL.parse(url, location.href)?.origin === location.origin;
  return ours ? url : `/api/pictures?${new URLSearchParams({ url })}`;
}
