import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { createSecurityHeaders, NONCE_PLACEHOLDER, type SecurityHeadersOptions, withNonce } from './headers.ts';

/** The headers of a real server for a page (`/`) and for data (`/api`). */
async function headersOf(options: SecurityHeadersOptions, path: string): Promise<{ headers: Headers; body: string }> {
  const security = createSecurityHeaders(options);
  const server = createServer((request, response) => {
    if (request.url === '/api') {
      security.api(response);
      response.end('{}');
    } else
      response.end(
        withNonce(`<meta property="csp-nonce" nonce="${NONCE_PLACEHOLDER}">`, security.page(response, scripts)),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    return { headers: response.headers, body: await response.text() };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
const scripts = ["'sha256-theme'", "'sha256-start'"];
const policyOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    (headers.get('content-security-policy') ?? '')
      .split(';')
      .map((part) => [part.slice(0, `${part} `.indexOf(' ')), part.slice(`${part} `.indexOf(' ') + 1)]),
  );

test('a page on http has its headers, without those of https', async () => {
  const { headers, body } = await headersOf({ publicUrl: 'http://localhost:3000' }, '/');
  const [, nonce] = /nonce="([^"]+)"/.exec(body) ?? [];
  expect(policyOf(headers)).toEqual({
    'default-src': "'self'",
    'script-src': `'self' ${scripts.join(' ')}`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' blob: data:",
    'media-src': "'self' blob: data: https:",
    'connect-src': "'self' ws://localhost:3000",
    'font-src': "'self'",
    'frame-src': "'self'",
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
  expect(Buffer.from(nonce ?? '', 'base64')).toHaveLength(16);
  expect(headers.get('permissions-policy')).toMatch(/^camera=\(self\), microphone=\(self\),/);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
});

test('each page has a unique nonce', async () => {
  const pages = await Promise.all([1, 2].map(() => headersOf({ publicUrl: 'http://localhost:3000' }, '/')));
  expect(pages[0]?.body).not.toBe(pages[1]?.body);
});

test('https adds HSTS and secure sockets; Stripe and an external issuer only when they are configured', async () => {
  const options = { publicUrl: 'https://app.example', stripe: true, issuerOrigin: 'https://tenant.example' };
  const { headers } = await headersOf(options, '/');
  const policy = policyOf(headers);
  expect(policy['script-src']).toBe(`'self' ${scripts.join(' ')} https://js.stripe.com`);
  expect(policy['frame-src']).toBe("'self' https://js.stripe.com https://hooks.stripe.com");
  expect(policy['connect-src']).toBe("'self' wss://app.example https://tenant.example https://api.stripe.com");
  expect(policy['media-src']).toBe("'self' blob: data: https:");
  expect(policy).toHaveProperty('upgrade-insecure-requests');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('data is never cached', async () => {
  const { headers } = await headersOf({ publicUrl: 'http://localhost:3000' }, '/api');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});
