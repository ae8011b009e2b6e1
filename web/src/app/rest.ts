import { language } from '../i18n/language.ts';
import { askToConfirm, needsConfirmation } from './stepUp.ts';

/** A response outside of 2xx. Its message is `{status}: {body}`. */
export class RestError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'RestError';
    this.status = status;
    this.body = body;
  }
}

interface Problem {
  readonly message?: string;
  readonly code?: string;
  /** The field of the input that the message is about. */
  readonly field?: string;
  readonly requestId?: string;
  /** Set when a rate limit refused the request. */
  readonly retryAfterSeconds?: number;
}

/** The server's error object; empty if the body is something else. */
export const problemOf = (error: RestError): Problem => problemIn(error.body);

/** The same from the text of a response. */
export function problemIn(answer: string): Problem {
  let body: unknown;
  try {
    body = JSON.parse(answer);
  } catch {
    return {};
  }
  const text = (name: string): Record<string, string> => {
    const value = isRecord(body) ? body[name] : undefined;
    return typeof value === 'string' ? { [name]: value } : {};
  };
  const wait = isRecord(body) ? body['retryAfterSeconds'] : undefined;
  return {
    ...text('message'),
    ...text('code'),
    ...text('field'),
    ...text('requestId'),
    ...(typeof wait === 'number' ? { retryAfterSeconds: wait } : {}),
  };
}

/** The header that asks for answers in the language of the page. */
export const inOurLanguage = (): { readonly 'accept-language': string } => ({ 'accept-language': language });

/** Whether an untrusted value is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface RestRequest<Answer> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The body, sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes a retry harmless. Use one key per intent, not per attempt. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Validates the response; throws if it is malformed. Receives `undefined` for an empty body. */
  readonly parse: (value: unknown) => Answer;
}

/**
 * Calls the REST API on the page's origin, with cookies. Where a recent authentication is needed, the user is asked to
 * confirm, and the call is sent again.
 * Throws a RestError for a response outside of 2xx, and the error of `fetch` if there is none.
 */
export async function rest<Answer>(
  path: string,
  { method = 'GET', body, headers = {}, idempotencyKey, signal, parse }: RestRequest<Answer>,
): Promise<Answer> {
  const send = () =>
    fetch(path, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...inOurLanguage(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  let response = await send();
  let text = await response.text();
  if (!response.ok && problemIn(text).code === needsConfirmation && (await askToConfirm())) {
    response = await send();
    text = await response.text();
  }
  if (!response.ok) throw new RestError(response.status, text);
  return parse(text === '' ? undefined : JSON.parse(text));
}
