import { ApolloLink } from '@apollo/client';
import type { ASTNode } from 'graphql';
import { from, mergeMap } from 'rxjs';
import { loadUntilThere } from '../loadUntilThere.ts';

let print: ((document: ASTNode) => string) | undefined;

async function load(): Promise<void> {
  ({ print } = await import('./printer.ts'));
}

/** Loads the printer of documents, before an operation is sent as text instead of its hash. */
export function textLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { http } = operation.getContext() as { readonly http?: { readonly includeQuery?: boolean } };
    if (http?.includeQuery === false || print) return forward(operation);
    return from(loadUntilThere(load)).pipe(mergeMap(() => forward(operation)));
  });
}

/** The text of a document that has passed `textLink`. */
export function textOf(document: ASTNode): string {
  if (!print) throw new Error('The printer of documents is not loaded');
  return print(document);
}
