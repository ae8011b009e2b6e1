import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Programs that look for leaked secrets find our tokens by this. */
const prefix = 'cbc_';
const form = /^cbc_(x?[0-9a-f]{2,400})_[\w-]{43}[0-9a-f]{8}$/;
const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const checksum = (text: string): string => crc32(text).toString(16).padStart(8, '0');
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The part of a token that leads to its record. Ids of users are UUIDs; tests use other texts, too. */
const ownerPart = (userId: string): string =>
  uuidForm.test(userId) ? userId.replaceAll('-', '') : `x${Buffer.from(userId).toString('hex')}`;
const userOf = (part: string): string =>
  part.startsWith('x')
    ? Buffer.from(part.slice(1), 'hex').toString()
    : part.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Makes an access token: the user's id, 32 random bytes and a checksum. Only its hash may be stored. */
export function newAccessToken(userId: string): { readonly token: string; readonly hash: string } {
  const text = `${prefix}${ownerPart(userId)}_${randomBytes(32).toString('base64url')}`;
  const token = `${text}${checksum(text)}`;
  return { token, hash: hashOf(token) };
}

/** The token of an `Authorization` header that begins like one of ours; undefined for any other credential. */
export function accessTokenIn(header: string | undefined): string | undefined {
  const [, token] = /^Bearer +(cbc_.*)$/i.exec(header?.trim() ?? '') ?? [];
  return token;
}

/** The owner that the token names, and its hash; undefined when it is mistyped or cut off. */
export function readAccessToken(token: string): { readonly userId: string; readonly hash: string } | undefined {
  const [, part] = form.exec(token) ?? [];
  if (part === undefined || checksum(token.slice(0, -8)) !== token.slice(-8)) return undefined;
  return { userId: userOf(part), hash: hashOf(token) };
}
