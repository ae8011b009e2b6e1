/** An answer that is not 2xx, in Stripe's shape: `{ error: { type, code, decline_code, message, param } }`. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, unknown>> } & Readonly<Record<string, unknown>>;

  /** `beside` is put next to `error` in the body. */
  constructor(
    status: number,
    error: { readonly type: string; readonly message: string } & Readonly<Record<string, unknown>>,
    beside: Readonly<Record<string, unknown>> = {},
  ) {
    super(error.message);
    this.name = 'ApiError';
    this.status = status;
    this.body = { ...beside, error };
  }
}

/** The request is wrong: 400, or 404 and so on when the status is given. */
export function invalidRequest(message: string, more: Readonly<Record<string, unknown>> = {}, status = 400): ApiError {
  return new ApiError(status, { type: 'invalid_request_error', message, ...more });
}

/** No object with this id, in Stripe's words. */
export function missing(kind: string, id: string, param = 'id'): ApiError {
  return invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, 404);
}
