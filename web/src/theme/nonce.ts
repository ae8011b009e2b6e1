/**
 * The nonce of this page's content security policy, which the server writes into `<meta property="csp-nonce"
 * nonce="…">`. Style elements made at run time (styled-components, the scroll lock and the lists of radix-ui) are
 * allowed only with it: the policy has no 'unsafe-inline'. styled-components and get-nonce (used by radix-ui) both look
 * for the global `__webpack_nonce__`.
 */
export const nonce: string | undefined = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

declare global {
  // The name is fixed by the libraries that read it.
  var __webpack_nonce__: string | undefined;
}

globalThis.__webpack_nonce__ = nonce;
