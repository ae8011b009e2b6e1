import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

export interface SecurityHeadersOptions {
  readonly publicUrl: string;
  /** Origin of the identity provider when it is not this server: the browser exchanges its code there. */
  readonly issuerOrigin?: string | undefined;
  /** Card payments by Stripe: its script, its frames and its API. */
  readonly stripe?: boolean;
}

export interface SecurityHeaders {
  /** Sets every header for a page; answers the nonce to put into it. See `withNonce`. */
  page(response: ServerResponse): string;
  /** Sets every header for an answer that is data; it is not kept in any cache. */
  api(response: ServerResponse): void;
}

/** Stands where the nonce goes: `<meta property="csp-nonce" nonce="__CSP_NONCE__">` in the built page. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

const STRIPE = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  payment: ' "https://js.stripe.com"',
} as const;
const NO_STRIPE = { script: [], frame: ["'none'"], connect: [], payment: '' } as const;

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const POLICY = 'content-security-policy';

/**
 * The security headers of every answer (trust Z2). Scripts come only from this server, as files; there is no inline
 * script. Styles come as files or from elements that carry the page's nonce: styled-components reads it from `<meta
 * property="csp-nonce" nonce="...">`, which `withNonce` fills in. Camera and microphone are for ourselves (recording).
 * Helmet makes the headers once, here; an answer then costs no more than setting them.
 */
export function createSecurityHeaders(options: SecurityHeadersOptions): SecurityHeaders {
  const { publicUrl, issuerOrigin, stripe = false } = options;
  const { protocol, host } = new URL(publicUrl);
  const secure = protocol === 'https:';
  const external = stripe ? STRIPE : NO_STRIPE;
  const common = {
    strictTransportSecurity: secure ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  } as const;
  const permissions = `camera=(self), microphone=(self), geolocation=(), payment=(self${external.payment}), usb=(), serial=()`;

  const forPages = headersOf(
    helmet({
      ...common,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...external.script],
          styleSrc: ["'self'", `'nonce-${NONCE_PLACEHOLDER}'`],
          imgSrc: ["'self'", 'blob:', 'data:'],
          mediaSrc: ["'self'", 'blob:', 'data:'],
          connectSrc: [
            "'self'",
            `${secure ? 'wss' : 'ws'}://${host}`,
            ...(issuerOrigin === undefined ? [] : [issuerOrigin]),
            ...external.connect,
          ],
          fontSrc: ["'self'"],
          frameSrc: [...external.frame],
          workerSrc: ["'self'", 'blob:'],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          ...(secure ? { upgradeInsecureRequests: [] } : {}),
        },
      },
    }),
  );
  const forData = headersOf(
    helmet({
      ...common,
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    }),
  );
  const setAll = (response: ServerResponse, headers: readonly Header[]): void => {
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('permissions-policy', permissions);
  };

  return {
    page: (response) => {
      const nonce = randomBytes(16).toString('base64');
      setAll(
        response,
        forPages.map(([name, value]) => [name, name === POLICY ? withNonce(value, nonce) : value]),
      );
      response.setHeader('cache-control', 'no-cache');
      response.setHeader('vary', 'Cookie');
      return nonce;
    },
    api: (response) => {
      setAll(response, forData);
      response.setHeader('cache-control', 'no-store');
    },
  };
}

/** The page with its nonce filled in. */
export function withNonce(page: string, nonce: string): string {
  return page.replaceAll(NONCE_PLACEHOLDER, nonce);
}

type Header = readonly [name: string, value: string];

/** What a helmet middleware sets, names in lower case. */
function headersOf(middleware: ReturnType<typeof helmet>): readonly Header[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, (error?: unknown) => {
    if (error !== undefined) throw error;
  });
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}
