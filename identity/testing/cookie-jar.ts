/** Keeps cookies between requests as a browser would, by path and expiry, for one host. */
export interface CookieJar {
  /** The Cookie header for an address, empty when there is nothing to send. */
  header(address: URL): string;
  /** Applies the `Set-Cookie` headers of a response. */
  store(address: URL, response: Response): void;
  /** The value of a cookie by name, whatever its path. */
  get(name: string): string | undefined;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, Cookie>();
  return {
    header: (address) =>
      [...cookies.values()]
        .filter(
          ({ path }) =>
            address.pathname === path || address.pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
        )
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    store: (address, response) => {
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
        const name = pair.slice(0, pair.indexOf('='));
        const value = pair.slice(pair.indexOf('=') + 1);
        const attribute = (wanted: string): string | undefined =>
          attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
        const path = attribute('path') ?? address.pathname.replace(/\/[^/]*$/, '') ?? '/';
        const expires = attribute('expires');
        const key = `${path} ${name}`;
        const gone = attribute('max-age') === '0' || (expires !== undefined && Date.parse(expires) <= Date.now());
        if (gone) cookies.delete(key);
        else cookies.set(key, { name, value, path: path === '' ? '/' : path });
      }
    },
    get: (name) => [...cookies.values()].find((cookie) => cookie.name === name)?.value,
  };
}
