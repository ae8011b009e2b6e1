import { ServerError } from '@apollo/client/errors';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** The SHA-256 (hex) that codegen put into a document; undefined for a document that codegen has not seen. */
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
 * Sends the hash of a document instead of its text; the server knows the texts (gql/persisted-documents.json).
 * A server that does not know this client's documents (an older release) gets the text from then on.
 */
export function persistedLink(): PersistedQueryLink {
  type Failure = PersistedQueryLink.DisableFunctionOptions;
  const unknown = ({ error, meta }: Failure): boolean =>
    meta.persistedQueryNotFound ||
    meta.persistedQueryNotSupported ||
    (ServerError.is(error) && error.statusCode === 400);
  return new PersistedQueryLink({ generateHash: knownHashOf, disable: unknown, retry: unknown });
}
