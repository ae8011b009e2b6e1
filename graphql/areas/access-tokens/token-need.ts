import { accessTokenScopes, type AccessTokenScope } from '../../../domain/access-tokens/index.ts';

/**
 * The requirement of a call on access tokens: a scope, nothing (`open`), or a session (`session`: no token may make it,
 * whatever its scopes; everything that asks for a recent authentication, spends money outside of credits, administers
 * or manages tokens).
 */
export type TokenNeed = AccessTokenScope | 'open' | 'session';

const needs: ReadonlySet<string> = new Set([...accessTokenScopes, 'open', 'session']);

export const isTokenNeed = (name: string): name is TokenNeed => needs.has(name);
