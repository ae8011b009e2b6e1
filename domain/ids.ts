declare const outside: unique symbol;

/**
 * A text that somebody outside chose: the subject of a token, an id of a provider, the name of a file. It may hold
 * anything and equal anything, so it is a value only: the file store, the key ring and the log don't accept one as a
 * name. `IdentityDirectory.hashOf` and `find` turn it into something that may be one.
 */
export type OutsideId = string & { readonly [outside]: true };

/** A name that we made, such as a random id: what the file store, the key ring and the log accept. */
export type OwnId = string & { readonly [outside]?: never };

/** Marks a text from outside, so that the compiler keeps it from becoming a name. */
export const outsideId = (text: string): OutsideId => text as OutsideId;

/** Whether a text has the form of our own ids: 1 to 128 of `a-z`, `0-9`, `_` and `-`, a letter or digit first. */
export const isOwnId = (text: string): boolean => /^[a-z0-9][a-z0-9_-]{0,127}$/u.test(text);

/** A text of known origin as a name of ours. Throws RangeError for anything that can't be one of our ids. */
export function ownId(text: string): OwnId {
  if (!isOwnId(text)) throw new RangeError('This is not an id of ours');
  return text;
}

/**
 * The id of a provider's object as a part of a stream's name. Ids as providers make them stay as they are; anything
 * else in one (blanks, slashes, control characters, halves of a surrogate pair) is encoded.
 */
export const providerName = (id: string): OwnId => encodeURIComponent(id.toWellFormed());
