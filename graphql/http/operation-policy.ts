import { getOperationAST, Kind, stripIgnoredCharacters, type DocumentNode, type SelectionSetNode } from 'graphql';
import { Refusal } from '../../domain/refusal.ts';
import type { RequestIdentity } from '../context.ts';
import type { Limits } from '../guard/index.ts';
import { nameOperation } from './request-scope.ts';
import { say } from '../../words/index.ts';

export interface OperationPolicyOptions {
  /** The texts of the client's operations by their SHA-256. */
  readonly documents: ReadonlyMap<string, string>;
  /** Only the web client's operations may run (`GRAPHQL_SAFELIST=on`). */
  readonly safelist: boolean;
  readonly limits: Pick<Limits, 'request'>;
  /** Called for each refusal by the rate limit. */
  readonly onLimited: (caller: RequestIdentity) => void;
}

/** The permissions of operations and their rate limit; the same on every transport. */
export interface OperationPolicy {
  /** The text of an operation that the client names by its SHA-256 only. */
  documentOf(hash: string): string | undefined;
  /**
   * Strangers run the client's operations and no others, so they can't explore the schema either; users run any.
   * Throws UNAUTHENTICATED, or FORBIDDEN where the safelist is on.
   */
  admit(source: string, caller: Pick<RequestIdentity, 'userId'>): void;
  /** Counts each root field for the caller's rate limit, except the `paid` ones counted before. Throws RATE_LIMITED. */
  charge(
    document: DocumentNode,
    operationName: string | null | undefined,
    caller: RequestIdentity,
    paid: number,
  ): Promise<void>;
}

export function createOperationPolicy({
  documents,
  safelist,
  limits,
  onLimited,
}: OperationPolicyOptions): OperationPolicy {
  const known = new Set([...documents.values()].map(stripIgnoredCharacters));
  const knownNames = new Set([...documents.values()].flatMap(operationNames));
  return {
    documentOf: (hash) => documents.get(hash),
    admit: (source, { userId }) => {
      if ((userId !== undefined && !safelist) || isKnown(source, known)) return;
      if (userId === undefined) throw new Refusal('UNAUTHENTICATED', say('AUTHENTICATION_REQUIRED'));
      throw new Refusal('FORBIDDEN', say('OPERATIONS_OF_CLIENT_ONLY'));
    },
    charge: async (document, operationName, caller, paid) => {
      const name = getOperationAST(document, operationName)?.name?.value;
      if (name !== undefined && knownNames.has(name)) nameOperation(name);
      const places = rootFields(document, operationName) - paid;
      if (places <= 0) return;
      const limit = await limits.request(caller, places);
      if (limit.allowed) return;
      onLimited(caller);
      throw new Refusal('RATE_LIMITED', say('TOO_MANY_REQUESTS'), {
        retryAfterSeconds: limit.retryAfterSeconds,
      });
    },
  };
}

/** The names of the operations in a document of the client. */
const operationNames = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:query|mutation|subscription)\s+(\w+)/g)].flatMap(([, name]) => name ?? []);

function isKnown(source: string, known: ReadonlySet<string>): boolean {
  if (known.has(source)) return true;
  try {
    return known.has(stripIgnoredCharacters(source));
  } catch {
    // Not even valid GraphQL.
    return false;
  }
}

/** The SHA-256 with which a client names a document, in the format of Apollo's clients. */
export function hashIn(extensions: unknown): string | undefined {
  if (typeof extensions !== 'object' || extensions === null || !('persistedQuery' in extensions)) return undefined;
  const { persistedQuery } = extensions;
  if (typeof persistedQuery !== 'object' || persistedQuery === null || !('sha256Hash' in persistedQuery))
    return undefined;
  return typeof persistedQuery.sha256Hash === 'string' ? persistedQuery.sha256Hash : undefined;
}

/** The number of root fields of an operation, including fragments. The document must be valid. */
export function rootFields(document: DocumentNode, operationName: string | null | undefined): number {
  const count = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + 1;
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + count(selection.selectionSet);
      const fragment = document.definitions.find(
        (node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
      );
      return sum + (fragment?.kind === Kind.FRAGMENT_DEFINITION ? count(fragment.selectionSet) : 0);
    }, 0);
  const operation = getOperationAST(document, operationName);
  return operation ? count(operation.selectionSet) : 0;
}
