/** An answer outside of 2xx. Its message is `{status}: {body}` (spec part 1 section 7). */
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
  readonly requestId?: string;
}

/** What the server says of a failure (DECISIONS section 8); an empty object where the body is something else. */
export const problemOf = (error: RestError): Problem => problemIn(error.body);

/** The same from the text of an answer. */
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
  return { ...text('message'), ...text('code'), ...text('requestId') };
}

/** Whether a value from outside is an object whose fields can be looked at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface RestRequest<Answer> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes a repeated request one request; use `crypto.randomUUID()` once per intent, not per try. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Checks the answer's shape; throws where it is another. Gets `undefined` for an empty body. */
  readonly parse: (value: unknown) => Answer;
}

/**
 * One call of the REST interface on our own origin, with cookies.
 * Throws a RestError for an answer outside of 2xx and what `fetch` throws when there is none.
 */
export async function rest<Answer>(
  path: string,
  { method = 'GET', body, headers = {}, idempotencyKey, signal, parse }: RestRequest<Answer>,
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  const text = await response.text();
  if (!response.ok) throw new RestError(response.status, text);
  return parse(text === '' ? undefined : JSON.parse(text));
}
