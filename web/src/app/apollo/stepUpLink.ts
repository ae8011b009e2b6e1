import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap, throwError } from 'rxjs';
import { codeOf } from './errors.ts';
import { askToConfirm, needsConfirmation } from '../stepUp.ts';

/** Sends an operation that needs a recent authentication again after the user has confirmed that it is them. */
export function stepUpLink(): ErrorLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (codeOf(error) !== needsConfirmation) return undefined;
    return from(askToConfirm()).pipe(
      mergeMap((confirmed) => (confirmed ? forward(operation) : throwError(() => error))),
    );
  });
}
