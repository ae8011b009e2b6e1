import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** The right to see a protected video, as a cookie of its share page. */
export interface Access {
  /** A `Set-Cookie` line for a visitor who gave the password. */
  grant(link: ProtectedLink): string;
  /** Whether the cookie header holds that right; a changed password ends it. */
  allows(link: ProtectedLink, cookieHeader: string | undefined): boolean;
}

export interface ProtectedLink {
  readonly token: string;
  readonly passwordHash: string;
}

const name = 'curbcast-share';
/** How long a browser may watch before it is asked again, in seconds. */
const lasting = 12 * 60 * 60;

/** @param isSecure whether browsers may send the cookie over HTTPS only */
export function createAccess(key: KeyObject, isSecure: boolean, now: () => number): Access {
  const signed = ({ token, passwordHash }: ProtectedLink, until: string): string =>
    createHmac('sha256', key).update([token, passwordHash, until].join('\n')).digest('base64url');
  return {
    grant: (link) => {
      const until = String(Math.floor(now() / 1_000) + lasting);
      const secure = isSecure ? '; Secure' : '';
      return `${name}=${until}.${signed(link, until)}; Path=/s/${link.token}; Max-Age=${lasting}; HttpOnly; SameSite=Lax${secure}`;
    },
    allows: (link, cookieHeader = '') => {
      const [, until = '', signature = ''] =
        new RegExp(`(?:^|;\\s*)${name}=(\\d{1,12})\\.([\\w-]{43})(?:;|$)`).exec(cookieHeader) ?? [];
      if (Number(until) * 1_000 <= now()) return false;
      return timingSafeEqual(Buffer.from(signed(link, until)), Buffer.from(signature.padEnd(43)));
    },
  };
}
