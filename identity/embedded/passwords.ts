import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../domain/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';
import { say, type Sentence } from '../../words/index.ts';

/** Characters. The upper bound limits the cost of hashing. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

/** The work of a hash in scrypt's parameters. */
export interface PasswordCost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** About 165 ms and 32 MiB a hash. Stored with every hash, so that raising it later needs no migration. */
const COST: PasswordCost = { logN: 15, r: 8, p: 3 };
const KEY_BYTES = 32;
/** Limits of concurrent and of queued hashes; further ones are refused. Bounds memory to 64 MiB under any load. */
const CONCURRENCY = 2;
const MAX_WAITING = 200;

let running = 0;
const waiting: (() => void)[] = [];

/** Unicode normalization: keyboards compose the same characters differently. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}

/**
 * Returns the problem of a new password as a sentence; undefined for a good one.
 *
 * @param personal texts that the password must not be (the account's email address)
 */
export function passwordProblem(password: string, personal: readonly string[]): Sentence | undefined {
  const length = Array.from(normalise(password)).length;
  if (length < PASSWORD_MIN) return say('PASSWORD_TOO_SHORT', { least: PASSWORD_MIN });
  if (length > PASSWORD_MAX) return say('PASSWORD_TOO_LONG', { most: PASSWORD_MAX });
  if (isCommonPassword(password)) return say('PASSWORD_COMMON');
  const lower = password.toLowerCase();
  if (personal.some((text) => text !== '' && lower === text.toLowerCase())) return say('PASSWORD_IS_EMAIL');
  return undefined;
}

/** Hashes a password for storage: `scrypt$logN$r$p$salt$key`. Throws `UNAVAILABLE` when too many are waiting. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  return stored(cost, salt, await derive(password, salt, cost));
}

/** A stored hash that no password matches: comparing with it takes as long as with a real one. */
export const decoyHash = (cost = COST): string => stored(cost, randomBytes(16), randomBytes(KEY_BYTES));

const stored = ({ logN, r, p }: PasswordCost, salt: Buffer, key: Buffer): string =>
  ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

/** Whether the password matches the stored hash. Compares in constant time. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, logN, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined)
    throw new Error('a stored password hash is damaged');
  // Never hashes more than the longest valid password; a longer one fails the comparison anyway.
  const bounded = password.length > PASSWORD_MAX * 4 ? '' : password;
  const derived = await derive(bounded, Buffer.from(salt, 'base64url'), {
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && bounded === password;
}

async function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  await takeTurn();
  try {
    return await new Promise((resolve, reject) => {
      const N = 2 ** cost.logN;
      // Node's default limit is below what these parameters need (128 * N * r bytes), so it is always given.
      const options = { N, r: cost.r, p: cost.p, maxmem: 256 * N * cost.r };
      scrypt(normalise(password), salt, KEY_BYTES, options, (error, key) =>
        error === null ? resolve(key) : reject(error),
      );
    });
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** Resolves when fewer than CONCURRENCY hashes run. A finished hash passes its slot on, so the count stays. */
async function takeTurn(): Promise<void> {
  if (running < CONCURRENCY) {
    running += 1;
    return;
  }
  if (waiting.length >= MAX_WAITING) throw new Refusal('UNAVAILABLE', say('TOO_MANY_SIGN_INS'));
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
  });
}
