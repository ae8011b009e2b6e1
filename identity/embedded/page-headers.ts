import type { ServerResponse } from 'node:http';

/** The pages load one stylesheet and the typeface, post to themselves and run no scripts. */
export function setPageHeaders(response: ServerResponse, publicOrigin: string): void {
  response.setHeader('Content-Security-Policy', policyOf(publicOrigin));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
}

/** For pages with scripts: passkeys, and the eye that shows a password. Files of this server, no others. */
export function allowOwnScripts(response: ServerResponse, publicOrigin: string): void {
  response.setHeader('Content-Security-Policy', policyOf(publicOrigin, "script-src 'self'; connect-src 'self'; "));
}

const policyOf = (publicOrigin: string, scripts = ''): string =>
  `default-src 'none'; ${scripts}style-src 'self'; font-src 'self'; img-src data:; form-action 'self' ${publicOrigin}; base-uri 'none'; frame-ancestors 'none'`;
