import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

export interface SecurityHeadersOptions {
  readonly publicUrl: string;
  /** Origin of the identity provider when it is not this server: the browser exchanges its code there. */
  readonly issuerOrigin?: string | undefined;
  /** Card payments by Stripe: its script, its frames and its API. */
  readonly stripe?: boolean;
  /** Where pictures and finished videos are served from, when not from here (a file store's origin). */
  readonly mediaOrigins?: readonly string[];
}

export interface SecurityHeaders {
  /** Sets every header for a page; answers the nonce to put into it. See `withNonce`. */
  page(request: IncomingMessage, response: ServerResponse): string;
  /** Sets every header for an answer that is data; it is not kept in any cache. */
  api(request: IncomingMessage, response: ServerResponse): void;
}

const STRIPE = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
} as const;
const NO_STRIPE = { script: [], frame: [], connect: [] } as const;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The security headers of every answer (trust Z2). Scripts come only from this server, as files; there is no inline script.
 * Styles come as files or from elements that carry the page's nonce: styled-components reads it from
 * `<meta property="csp-nonce" nonce="...">`, which `withNonce` fills in. Camera and microphone are for ourselves (recording).
 */
export function createSecurityHeaders(options: SecurityHeadersOptions): SecurityHeaders {
  const { publicUrl, issuerOrigin, stripe = false, mediaOrigins = [] } = options;
  const { protocol, host } = new URL(publicUrl);
  const secure = protocol === 'https:';
  const external = stripe ? STRIPE : NO_STRIPE;
  const nonces = new WeakMap<ServerResponse, string>();

  const nonceSource = (_request: IncomingMessage, response: ServerResponse): string => {
    const nonce = nonces.get(response);
    return nonce === undefined ? "'self'" : `'nonce-${nonce}'`;
  };

  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...external.script],
        styleSrc: ["'self'", nonceSource],
        imgSrc: ["'self'", 'blob:', 'data:', ...mediaOrigins],
        mediaSrc: ["'self'", 'blob:', 'data:', ...mediaOrigins],
        connectSrc: ["'self'", `${secure ? 'wss' : 'ws'}://${host}`, ...(issuerOrigin === undefined ? [] : [issuerOrigin]), ...external.connect],
        fontSrc: ["'self'"],
        frameSrc: external.frame.length === 0 ? ["'none'"] : [...external.frame],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  const setAll = (request: IncomingMessage, response: ServerResponse): void => {
    // Helmet sets its headers before it returns; the callback only hears of a directive that could not be computed.
    apply(request, response, (error?: unknown) => {
      if (error !== undefined) throw error;
    });
    response.setHeader('Permissions-Policy', `camera=(self), microphone=(self), geolocation=(), payment=(self${stripe ? ' "https://js.stripe.com"' : ''}), usb=(), serial=(), bluetooth=()`);
  };

  return {
    page: (request, response) => {
      const nonce = randomBytes(16).toString('base64');
      nonces.set(response, nonce);
      setAll(request, response);
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Vary', 'Cookie');
      return nonce;
    },
    api: (request, response) => {
      setAll(request, response);
      response.setHeader('Cache-Control', 'no-store');
    },
  };
}

/** Stands in the built page where the nonce goes: `<meta property="csp-nonce" nonce="__CSP_NONCE__">`. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** The page with its nonce filled in. */
export function withNonce(page: string, nonce: string): string {
  return page.replaceAll(NONCE_PLACEHOLDER, nonce);
}
