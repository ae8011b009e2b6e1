import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a webhook: `t=<Unix seconds>,v1=<HMAC-SHA-256 of "t.body">`. */
export function signatureHeader(secret: string, body: Uint8Array, at: number): string {
  const mac = createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex');
  return `t=${at},v1=${mac}`;
}
