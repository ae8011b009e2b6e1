/** The cookie that carries a session: its name, how it is set and cleared, and how it is read back. */
export interface SessionCookie {
  readonly name: string;
  /** The `Set-Cookie` line for a new session; `maxAgeSeconds` from now. */
  set(value: string, maxAgeSeconds: number): string;
  /** The `Set-Cookie` line that removes it. */
  clear(): string;
  /** The value in a `Cookie` header, or nothing. */
  read(header: string | undefined): string | undefined;
}

/**
 * On https the cookie is `Secure` and has the `__Host-` prefix, so that no subdomain and no plain connection can set
 * it. Browsers refuse both on plain http, so there (a developer's localhost) it has a plain name.
 */
export function createSessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-sid' : 'sid';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const prefix = `${name}=`;
  return {
    name,
    set: (value, maxAgeSeconds) => `${prefix}${value}; ${attributes}; Max-Age=${maxAgeSeconds}`,
    clear: () => `${prefix}; ${attributes}; Max-Age=0`,
    read: (header) => {
      for (const part of header?.split(';') ?? []) {
        const pair = part.trim();
        if (pair.startsWith(prefix)) return pair.slice(prefix.length);
      }
      return undefined;
    },
  };
}
