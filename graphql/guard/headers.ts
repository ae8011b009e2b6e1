import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

export interface SecurityHeadersOptions {
  readonly publicUrl: string;
  /** Origin of the identity provider when it is not this server: the browser exchanges its code there. */
  readonly issuerOrigin?: string | undefined;
  /** Card payments by Stripe: its script, its frames and its API. */
  readonly stripe?: boolean;
}

export interface SecurityHeaders {
  /**
   * Sets every header for a page; returns its nonce. See `withNonce`.
   *
   * @param scripts the hashes of its inline scripts: `'sha256-…'`
   */
  page(response: ServerResponse, scripts?: readonly string[]): string;
  /**
   * Sets the headers of a 304: the browser keeps its page, with the old nonce and the policy that allows that nonce.
   */
  unchangedPage(response: ServerResponse): void;
  /** Sets every header for a data response, which is never cached. */
  api(response: ServerResponse): void;
}

/** Placeholder of the nonce: `<meta property="csp-nonce" nonce="__CSP_NONCE__">` in the built page. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

const SCRIPTS_PLACEHOLDER = '__CSP_SCRIPTS__';

const STRIPE = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  payment: ' "https://js.stripe.com"',
} as const;
const NO_STRIPE = { script: [], frame: [], connect: [], payment: '' } as const;

const YEAR_SECONDS = 365 * 24 * 60 * 60;
type Header = readonly [name: string, value: string];

const fixedHeaders: readonly Header[] = [
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['origin-agent-cluster', '?1'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-content-type-options', 'nosniff'],
  ['x-dns-prefetch-control', 'off'],
  ['x-download-options', 'noopen'],
  ['x-frame-options', 'DENY'],
  ['x-permitted-cross-domain-policies', 'none'],
  // The XSS filters of old browsers could be abused.
  ['x-xss-protection', '0'],
];

/**
 * A nonce is for one reader, so only the browser caches a page. It asks each time whether the page is still the same.
 */
const pageCaching: readonly Header[] = [
  ['cache-control', 'private, no-cache'],
  ['vary', 'Cookie, Accept-Encoding, Accept-Language'],
];

/**
 * The security headers of every answer. Scripts come only from this server, as files; the few inline ones, which the
 * build has written, are allowed by their hashes. Styles come as files or from elements that carry the page's nonce:
 * styled-components reads it from `<meta property="csp-nonce" nonce="...">`, which `withNonce` fills in. Camera and
 * microphone are allowed for this origin only (recording). Built once, then only set on each response.
 */
export function createSecurityHeaders(options: SecurityHeadersOptions): SecurityHeaders {
  const { publicUrl, issuerOrigin, stripe = false } = options;
  const { protocol, host } = new URL(publicUrl);
  const secure = protocol === 'https:';
  const external = stripe ? STRIPE : NO_STRIPE;
  const permissions = `camera=(self), microphone=(self), geolocation=(), payment=(self${external.payment}), usb=(), serial=()`;
  const common: readonly Header[] = [
    ...fixedHeaders,
    ['permissions-policy', permissions],
    ...(secure ? [['strict-transport-security', `max-age=${YEAR_SECONDS}`] as const] : []),
  ];
  const dataPolicy = policyOf({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
  const pagePolicy = policyOf({
    'default-src': ["'self'"],
    'script-src': ["'self'", SCRIPTS_PLACEHOLDER, ...external.script],
    'style-src': ["'self'", `'nonce-${NONCE_PLACEHOLDER}'`],
    'img-src': ["'self'", 'blob:', 'data:'],
    // Videos of the library may come from any server.
    'media-src': ["'self'", 'blob:', 'data:', 'https:'],
    'connect-src': [
      "'self'",
      `${secure ? 'wss' : 'ws'}://${host}`,
      ...(issuerOrigin === undefined ? [] : [issuerOrigin]),
      ...external.connect,
    ],
    'font-src': ["'self'"],
    // Our own pages refuse to be framed, except pages that show an email.
    'frame-src': ["'self'", ...external.frame],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  });
  const setAll = (response: ServerResponse, policy: string): void => {
    for (const [name, value] of common) response.setHeader(name, value);
    response.setHeader('content-security-policy', policy);
  };

  return {
    page: (response, scripts = []) => {
      const nonce = randomBytes(16).toString('base64');
      setAll(response, withNonce(pagePolicy, nonce).replace(` ${SCRIPTS_PLACEHOLDER}`, ['', ...scripts].join(' ')));
      for (const [name, value] of pageCaching) response.setHeader(name, value);
      return nonce;
    },
    unchangedPage: (response) => {
      response.removeHeader('content-security-policy');
      for (const [name, value] of pageCaching) response.setHeader(name, value);
    },
    api: (response) => {
      setAll(response, dataPolicy);
      response.setHeader('cache-control', 'no-store');
    },
  };
}

/** The page with its nonce filled in. */
export function withNonce(page: string, nonce: string): string {
  return page.replaceAll(NONCE_PLACEHOLDER, nonce);
}

/** A content security policy from its directives. */
const policyOf = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
