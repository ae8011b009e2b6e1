import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Json } from '../domain/envelope.ts';
import { randomFew } from '../lib/random-pool.ts';
import type { SubjectKey } from './keys/key-ring.ts';

/** A personal field as the log holds it: base64 of format byte, nonce, tag and the encrypted JSON text. */
export interface SealedField {
  readonly [key: string]: Json;
  readonly sealed: string;
}

const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/** Whether a value has the shape that is reserved for sealed fields. */
export function isSealed(value: Json | undefined): value is SealedField {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length === 1 &&
    'sealed' in value &&
    typeof value['sealed'] === 'string'
  );
}

/** Encrypts a value with AES-256-GCM, bound to its `place`: a value that was moved elsewhere can't be opened. */
export function seal(key: SubjectKey, place: string, value: Json): SealedField {
  const nonce = randomFew(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return { sealed: Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), text]).toString('base64') };
}

/** Decrypts what `seal` made. Throws for another key or place, or damaged bytes. */
export function open(key: SubjectKey, place: string, { sealed }: SealedField): Json {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes[0] !== FORMAT || bytes.length < HEADER_BYTES)
    throw new Error(`${place}: the sealed value has a format that this release does not know`);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(1 + NONCE_BYTES, HEADER_BYTES));
  return JSON.parse(
    Buffer.concat([decipher.update(bytes.subarray(HEADER_BYTES)), decipher.final()]).toString('utf8'),
  ) as Json;
}
