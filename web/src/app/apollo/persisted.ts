import { ServerError } from '@apollo/client/errors';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** The SHA-256 (hex) that codegen put into a document; throws for a document that codegen has not seen. */
function hashOf(document: DocumentNode & { readonly __meta__?: { readonly hash?: string } }): string {
  const hash = document.__meta__?.hash;
  if (hash === undefined) throw new Error('This document has no hash: run `npm run codegen`');
  return hash.replace(/^sha256:/u, '');
}

/**
 * Sends the hash of a document instead of its text; the server knows the texts (gql/persisted-documents.json).
 * A server that does not know this client's documents (an older release) gets the text from then on.
 */
export function persistedLink(): PersistedQueryLink {
  type Failure = PersistedQueryLink.DisableFunctionOptions;
  const unknown = ({ error, meta }: Failure): boolean =>
    meta.persistedQueryNotFound || meta.persistedQueryNotSupported || (ServerError.is(error) && error.statusCode === 400);
  return new PersistedQueryLink({ generateHash: hashOf, disable: unknown, retry: unknown });
}
