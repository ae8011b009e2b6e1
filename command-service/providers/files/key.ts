const maxKeyLength = 512;

/**
 * Throws `RangeError` unless the key is a relative path of `[a-z0-9._/-]` without empty or dotted segments, each of at
 * most 200 characters: a file system takes 255 bytes, including an adapter's suffix.
 */
export function checkKey(key: string): string {
  const isSafe =
    key.length <= maxKeyLength && key.split('/').every((segment) => /^[a-z0-9_-][a-z0-9._-]{0,199}$/u.test(segment));
  if (!isSafe)
    throw new RangeError(
      'A file key is a relative path of the characters a-z, 0-9, dot, hyphen, underscore and slash; no part of it begins with a dot or is longer than 200 characters.',
    );
  return key;
}

/** Throws `RangeError` unless the prefix is a key, with or without a slash at its end. */
export const checkPrefix = (prefix: string): string => {
  checkKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
  return prefix;
};

/** Throws `RangeError` unless an inclusive range is inside a file. */
export function checkRange({ start, end }: { readonly start: number; readonly end: number }, bytes: number): void {
  const isInside = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end && end < bytes;
  if (!isInside) throw new RangeError(`The file has the bytes 0 to ${bytes - 1}.`);
}
