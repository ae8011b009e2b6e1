import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { problemIn, problemOf, RestError } from '../rest.ts';
import { isOffline } from '../../ui/online.ts';
import { t } from '../../i18n/t.ts';

/** The code of a refusal (`INSUFFICIENT_CREDITS`, `PRICE_CHANGED`, ...); undefined for a network failure. */
export function codeOf(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : undefined;
}

/** The id under which the server logged the failure, for the error state of a screen. */
export function requestIdOf(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const id = error.errors[0]?.extensions?.['requestId'];
  return typeof id === 'string' ? id : undefined;
}

/** The server's message about a failure; undefined if it sent none or was not reached. */
export function serverSentenceOf(error: unknown): string | undefined {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? error.message;
  if (ServerError.is(error)) return problemIn(error.bodyText).message;
  return error instanceof RestError ? problemOf(error).message : undefined;
}

/** The message to show: the server's, or a general one. */
export function sentenceOf(error: unknown): string {
  const sentence = serverSentenceOf(error);
  if (sentence !== undefined) return sentence;
  const status = ServerError.is(error) ? error.statusCode : error instanceof RestError ? error.status : undefined;
  if (status !== undefined) return t('The server answered with an error ({status}). Please try again.', { status });
  if (isOffline()) return t('You are offline. It goes on when you are back.');
  return t('The server cannot be reached. Check your connection and try again.');
}

/** Whether the server rejected the request because there is no session. */
export function isUnauthenticated(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error))
    return error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
  if (ServerError.is(error)) return error.statusCode === 401;
  return error instanceof RestError && error.status === 401;
}

/**
 * Calls `onSessionLost` for each response that reports the end of the session, and passes the error on. A screen that
 * reports the end itself sends its query with the context `{ sessionEnd: 'screen' }`.
 */
export function sessionLink(onSessionLost: () => void): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    if (isUnauthenticated(error) && operation.getContext()['sessionEnd'] !== 'screen') onSessionLost();
  });
}
