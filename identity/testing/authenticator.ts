import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const KEY_INCLUDED = 0x40;

interface Circumstances {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly verified?: boolean;
  /** Whether the passkey may be on several devices. */
  readonly synced?: boolean;
}

/** A passkey in software: answers WebAuthn requests as a browser would send them. */
export function createAuthenticator(origin = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
  ]);
  const dataOf = (given: Circumstances, flags: number, more = Buffer.alloc(0)): Buffer => {
    const { rpId = new URL(origin).hostname, counter = 0, verified = true, synced = false } = given;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | USER_PRESENT | (verified ? USER_VERIFIED : 0) | (synced ? BACKUP_ELIGIBLE : 0), 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, more]);
  };
  const clientDataOf = (type: string, challenge: string, given: Circumstances): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: given.origin ?? origin, crossOrigin: false }));
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    /** The answer to `navigator.credentials.create`. */
    create({ challenge }: { readonly challenge: string }, given: Circumstances = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = Buffer.from(isoCBOR.encode(coseKey));
      const authData = dataOf(given, KEY_INCLUDED, Buffer.concat([Buffer.alloc(16), length, id, key]));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url');
      const clientDataJSON = clientDataOf('webauthn.create', challenge, given).toString('base64url');
      const response = { attestationObject, clientDataJSON, transports: ['internal'] };
      return { ...credential, response, clientExtensionResults: {} };
    },
    /** The answer to `navigator.credentials.get`. */
    get({ challenge }: { readonly challenge: string }, given: Circumstances = {}) {
      const authenticatorData = dataOf(given, 0);
      const clientData = clientDataOf('webauthn.get', challenge, given);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
      return {
        ...credential,
        response: {
          authenticatorData: authenticatorData.toString('base64url'),
          clientDataJSON: clientData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
        clientExtensionResults: {},
      };
    },
  };
}
