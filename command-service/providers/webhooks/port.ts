/** The outcome of a call to an endpoint. */
export interface WebhookAnswer {
  /** The HTTP status; undefined with a `failure`. */
  readonly status?: number;
  readonly failure?: WebhookFailure;
  /** The first characters of the answer. */
  readonly text?: string;
  /** How long the endpoint asks to wait before the next message, in milliseconds; at most a day. */
  readonly retryAfterMs?: number;
}

/**
 * - `unreachable`: no such host, not on the public internet, or no connection; one word for all, so that it tells nothing
 *   about our own network
 * - `timeout`: no status in time
 */
export type WebhookFailure = 'unreachable' | 'timeout';

/** Calls endpoints of users. */
export interface WebhookSender {
  /** Throws INVALID_INPUT for an address that no message could reach: not a web address, or a private one. */
  check(url: string): void;
  /**
   * Posts a message. Never rejects. Follows no redirect, and connects only to addresses on the public internet, which
   * are checked for each connection.
   */
  post(
    url: string,
    message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
    signal: AbortSignal,
  ): Promise<WebhookAnswer>;
}
