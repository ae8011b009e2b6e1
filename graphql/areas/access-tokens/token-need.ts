import { accessTokenScopes, type AccessTokenScope } from '../../../domain/access-tokens/index.ts';

/**
 * What a call requires of an access token: a scope, nothing (`open`), or a session (`session`). No token can make a
 * `session` call: those ask for a recent authentication, spend money outside of credits, administer or manage tokens.
 */
export type TokenNeed = AccessTokenScope | 'open' | 'session';

const needs: ReadonlySet<string> = new Set([...accessTokenScopes, 'open', 'session']);

export const isTokenNeed = (name: string): name is TokenNeed => needs.has(name);
