import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

/** Encrypts small secrets at rest. */
export interface Sealer {
  /** @param owner whose secret it is: bytes that were moved to another owner can't be opened */
  seal(owner: string, secret: Uint8Array): Uint8Array;
  /** Throws for another owner, another key or damaged bytes. */
  open(owner: string, sealed: Uint8Array): Uint8Array;
}

const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/** AES-256-GCM with a key that is derived from the master key. */
export function createSealer(key: KeyObject): Sealer {
  return {
    seal(owner, secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), text]);
    },
    open(owner, sealed) {
      if (sealed[0] !== FORMAT) throw new Error('Not a sealed secret that this release knows');
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(1 + NONCE_BYTES, HEADER_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(HEADER_BYTES)), decipher.final()]);
    },
  };
}
