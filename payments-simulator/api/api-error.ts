/** An error response in Stripe's shape: `{ error: { type, code, decline_code, message, param } }`. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, unknown>> } & Readonly<Record<string, unknown>>;

  /** `extraFields` holds fields of the body next to `error`. */
  constructor(
    status: number,
    error: { readonly type: string; readonly message: string } & Readonly<Record<string, unknown>>,
    extraFields: Readonly<Record<string, unknown>> = {},
  ) {
    super(error.message);
    this.name = 'ApiError';
    this.status = status;
    this.body = { ...extraFields, error };
  }
}

/** An invalid request: 400, or the given status. */
export function invalidRequest(message: string, more: Readonly<Record<string, unknown>> = {}, status = 400): ApiError {
  return new ApiError(status, { type: 'invalid_request_error', message, ...more });
}

/**
 * The object does not exist, with Stripe's message: 404 for an object of the path, 400 for one that a parameter names.
 */
export function missing(kind: string, id: string, param = 'id'): ApiError {
  return invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, ofPath.has(param) ? 404 : 400);
}

/** Names of the object of the path in errors; refunds name theirs in the body. */
const ofPath: ReadonlySet<string> = new Set(['id', 'intent', 'dispute', 'payment_intent', 'charge']);
