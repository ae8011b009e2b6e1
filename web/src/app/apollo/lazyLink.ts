import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';
import { loadUntilThere } from '../loadUntilThere.ts';

/** A link whose code is loaded with its first operation. */
export function lazyLink(load: () => Promise<ApolloLink>): ApolloLink {
  let loading: Promise<ApolloLink> | undefined;
  return new ApolloLink((operation, forward) =>
    from((loading ??= loadUntilThere(load))).pipe(mergeMap((link) => link.request(operation, forward))),
  );
}
