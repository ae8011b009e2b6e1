/** Dependencies of payments in addition to their commands. */
export interface PaymentServices {
  /**
   * Handles a webhook of the payment provider. Resolves after its effects are in the log.
   * Throws WebhookRejected for a message that is not authentic.
   */
  readonly receiveWebhook: (rawBody: Uint8Array, signature: string | undefined) => Promise<void>;
  /** The HTTP API of the payments simulator; absent with a real provider. */
  readonly testApi?: (request: Request) => Promise<Response>;
}
