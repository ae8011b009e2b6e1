import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SubjectKey } from './key-ring.ts';

/** The one key of an installation: it wraps the keys of people, and other keys are derived from it. */
export interface MasterKey {
  /** Names the key without giving it away; kept beside what it wraps. */
  readonly fingerprint: string;
  /** Encrypts a subject's key with AES-256-GCM, bound to the subject. */
  wrap(subject: string, key: SubjectKey): Uint8Array;
  /** Opens what `wrap` made. Throws for another subject, another master key or damaged bytes. */
  unwrap(subject: string, wrapped: Uint8Array): SubjectKey;
  /** A key of 32 bytes for one purpose (HKDF-SHA-256); the same each time. */
  derive(purpose: string): KeyObject;
}

/** The master key is missing, damaged, or not the one that the stored keys were wrapped with. */
export class WrongMasterKey extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WrongMasterKey';
  }
}

/** Where the master key comes from. */
export interface MasterKeySource {
  /** Undefined when there is none yet. Throws WrongMasterKey when it can't be read. */
  find(): MasterKey | undefined;
  /** Makes one and keeps it; the one that another process kept first, if any. */
  create(): MasterKey;
}

/** Beside the keys that a master key wraps: whose they are. */
export interface MasterKeyMark {
  /** The fingerprint that was kept first; undefined while there is none. */
  find(): Promise<string | undefined>;
  /** Keeps a fingerprint unless there is one; gives the one that is kept. */
  keep(fingerprint: string): Promise<string>;
}

export const MASTER_KEY_BYTES = 32;
const howTo =
  'Set KEY_ENCRYPTION_KEY to the key of this installation, or copy its file to keys/master.key in DATA_DIR.';
const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/** The length of a wrapped key; one that was stored before keys were wrapped has 32 bytes. */
export const WRAPPED_KEY_BYTES = HEADER_BYTES + 32;

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
        throw new Error('Not a wrapped key that this release knows');
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
 * The key that the operator supplied, else the one in the file, which is made once with mode 0600.
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
      if (!made) throw new WrongMasterKey(`The master key in ${file} is gone again.`);
      return made;
    },
  };
}

/** Writes a whole file durably, or leaves the one that is there. */
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
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/**
 * The master key of the keys behind `mark`; made when neither exists yet. Throws WrongMasterKey when the stored keys
 * were wrapped with another one.
 *
 * @param where names the store of the keys in messages
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
