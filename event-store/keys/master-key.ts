import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncToDisk } from '../../lib/sync-to-disk.ts';
import type { SubjectKey } from './key-ring.ts';

/** The one master key of an installation: wraps the keys of people; other keys are derived from it. */
export interface MasterKey {
  /** Identifies the key without revealing it; stored with the keys that it wraps. */
  readonly fingerprint: string;
  /** Encrypts a subject's key with AES-256-GCM, bound to the subject. */
  wrap(subject: string, key: SubjectKey): Uint8Array;
  /** Decrypts a wrapped key. Throws for another subject, another master key or damaged bytes. */
  unwrap(subject: string, wrapped: Uint8Array): SubjectKey;
  /** Derives a key of 32 bytes for one purpose (HKDF-SHA-256). Deterministic. */
  derive(purpose: string): KeyObject;
}

/** The master key is missing, damaged, or did not wrap the stored keys. */
export class WrongMasterKey extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WrongMasterKey';
  }
}

/** Where the master key comes from. */
export interface MasterKeySource {
  /** The key; undefined when there is none yet. Throws WrongMasterKey when it can't be read. */
  find(): MasterKey | undefined;
  /** Creates and stores a key, unless another process was first; returns the stored one. */
  create(): MasterKey;
}

/** The fingerprint of the master key, stored with the keys that it wraps. */
export interface MasterKeyMark {
  /** The stored fingerprint; undefined while there is none. */
  find(): Promise<string | undefined>;
  /** Stores a fingerprint unless there is one; returns the stored one. */
  keep(fingerprint: string): Promise<string>;
}

export const MASTER_KEY_BYTES = 32;
const howTo =
  'Set KEY_ENCRYPTION_KEY to the key of this installation, or copy its file to keys/master.key in DATA_DIR.';
const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

const WRAPPED_KEY_BYTES = HEADER_BYTES + 32;

/** @param bytes 32 bytes. */
export function createMasterKey(bytes: Uint8Array): MasterKey {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', bytes, '', `curbcast ${purpose}`, 32));
  const wrapping = createSecretKey(derive('key wrapping'));
  return {
    fingerprint: derive('fingerprint').toString('hex', 0, 16),
    wrap(subject, key) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', wrapping, nonce).setAAD(Buffer.from(subject));
      const text = Buffer.concat([cipher.update(key.export()), cipher.final()]);
      return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), text]);
    },
    unwrap(subject, wrapped) {
      if (wrapped[0] !== FORMAT || wrapped.length !== WRAPPED_KEY_BYTES) {
        throw new Error('The wrapped key has a format that this release does not know');
      }
      const nonce = wrapped.subarray(1, 1 + NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', wrapping, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(subject))
        .setAuthTag(wrapped.subarray(1 + NONCE_BYTES, HEADER_BYTES));
      return createSecretKey(Buffer.concat([decipher.update(wrapped.subarray(HEADER_BYTES)), decipher.final()]));
    },
    derive: (purpose) => createSecretKey(derive(purpose)),
  };
}

/**
 * The key that the operator supplied, or else the one in the file, which is created once with mode 0600.
 *
 * @param supplied 32 bytes
 */
export function masterKeySource(file: string, supplied?: Uint8Array): MasterKeySource {
  const find = (): MasterKey | undefined => {
    if (supplied) return createMasterKey(supplied);
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw new WrongMasterKey(`The master key in ${file} can't be read: ${(error as Error).message}`);
    }
    const bytes = Buffer.from(text, 'base64');
    if (bytes.length !== MASTER_KEY_BYTES) {
      throw new WrongMasterKey(`The master key in ${file} is damaged: the file has to hold 32 bytes in base64.`);
    }
    return createMasterKey(bytes);
  };
  return {
    find,
    create() {
      keepFile(file, `${randomBytes(MASTER_KEY_BYTES).toString('base64')}\n`);
      const made = find();
      if (!made) throw new WrongMasterKey(`The master key in ${file} was deleted while it was opened.`);
      return made;
    },
  };
}

/** Creates a file atomically and durably; leaves an existing one unchanged. */
function keepFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const opened = openSync(draft, 'wx', 0o600);
  try {
    writeSync(opened, text);
    fsyncSync(opened);
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(opened);
    rmSync(draft);
  }
  syncToDisk(dirname(file));
}

/**
 * The master key for the store of `mark`; created when neither key nor fingerprint exists yet. Throws WrongMasterKey
 * when another key wrapped the stored keys.
 *
 * @param where the name of the store, for messages
 */
export async function openMasterKey(source: MasterKeySource, mark: MasterKeyMark, where: string): Promise<MasterKey> {
  const kept = await mark.find();
  const found = source.find();
  if (kept !== undefined && !found) {
    throw new WrongMasterKey(`The master key for the personal keys in ${where} is missing. ${howTo}`);
  }
  const key = found ?? source.create();
  if ((kept ?? (await mark.keep(key.fingerprint))) === key.fingerprint) return key;
  throw new WrongMasterKey(`The personal keys in ${where} were wrapped with another master key. ${howTo}`);
}
