import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Settings } from './server.ts';

/** A token's claims about a person. */
export interface TokenClaims {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
}

/** An OpenID provider outside of the product, which signs tokens for any subject. */
export interface OutsideIssuer {
  /** Settings that make a server accept its tokens. */
  readonly settings: Settings;
  idToken(claims: TokenClaims): Promise<string>;
  close(): Promise<void>;
}

const clientId = 'curbcast-e2e';
const kid = 'one';

/** Starts a provider with a discovery document and a key. */
export async function openIssuer(): Promise<OutsideIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] };
  let issuer = '';
  const server = createServer(({ url }, response) => {
    const isDiscovery = url === '/.well-known/openid-configuration';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isDiscovery ? { issuer, jwks_uri: `${issuer}jwks` } : jwks));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId },
    idToken: ({ sub, email, name }) => {
      const [givenName = '', ...rest] = name.split(' ');
      const person = { email, email_verified: true, name, given_name: givenName, family_name: rest.join(' ') };
      return new SignJWT({ nonce: randomUUID(), ...person })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setSubject(sub)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
