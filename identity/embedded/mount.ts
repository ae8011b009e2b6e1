import type { IncomingMessage, ServerResponse } from 'node:http';
import { passkeyScript, passwordScript, webAuthnScript } from './pages/scripts.ts';
import { STYLES } from './pages/styles.ts';
import { PATHS, withOfflineConsent } from './provider.ts';

/**
 * Rewrites the request to the configured address: the path without the mount point (kept in `originalUrl`, from
 * which oidc-provider builds its links) and the issuer's host and scheme. So no `Host` or `X-Forwarded-*` header of
 * a client ever reaches a link, a redirect or a cookie.
 */
export function mount(request: IncomingMessage & { originalUrl?: string }, base: URL, path: string): void {
  const rest = (request.url ?? '').slice(path.length);
  request.url = withOfflineConsent(rest.startsWith('/') ? rest : `/${rest}`);
  request.originalUrl = `${path}${request.url}`;
  delete request.headers['x-forwarded-for'];
  delete request.headers['x-forwarded-host'];
  request.headers.host = base.host;
  request.headers['x-forwarded-proto'] = base.protocol.slice(0, -1);
}

/** The files that the pages load, by path. */
export const assets: Readonly<Record<string, { readonly type: string; readonly text: () => string }>> = {
  [PATHS.stylesheet]: { type: 'text/css', text: () => STYLES },
  [PATHS.webAuthnScript]: { type: 'text/javascript', text: webAuthnScript },
  [PATHS.passkeyScript]: { type: 'text/javascript', text: passkeyScript },
  [PATHS.passwordScript]: { type: 'text/javascript', text: passwordScript },
};

export function sendAsset(response: ServerResponse, { type, text }: { type: string; text: () => string }): void {
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', 'public, max-age=3600');
  response.end(text());
}
