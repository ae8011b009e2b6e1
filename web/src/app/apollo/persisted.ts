import { ServerError } from '@apollo/client/errors';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** The SHA-256 (hex) that codegen embeds in a document; undefined for a document without one. */
export function hashOf(
  document: DocumentNode & { readonly __meta__?: { readonly hash?: string } },
): string | undefined {
  return document.__meta__?.hash?.replace(/^sha256:/u, '');
}

function knownHashOf(document: DocumentNode): string {
  const hash = hashOf(document);
  if (hash === undefined) throw new Error('This document has no hash: run `npm run codegen`');
  return hash;
}

/**
 * Sends the hash of a document instead of its text (persisted queries, gql/persisted-documents.json). If the server is
 * another release and does not know the hash, sends the text from then on.
 */
export function persistedLink(): PersistedQueryLink {
  type Failure = PersistedQueryLink.DisableFunctionOptions;
  const unknown = ({ error, meta }: Failure): boolean =>
    meta.persistedQueryNotFound ||
    meta.persistedQueryNotSupported ||
    (ServerError.is(error) && error.statusCode === 400);
  return new PersistedQueryLink({ generateHash: knownHashOf, disable: unknown, retry: unknown });
}
