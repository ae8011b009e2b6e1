import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Hex SHA-256 of a text. Secrets are stored and compared only in this form. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

/** 256 random bits, base64url (43 characters): cookie values, one-time links, form secrets. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares two texts in constant time. */
export function sameText(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(left)), Buffer.from(sha256(right)));
}
