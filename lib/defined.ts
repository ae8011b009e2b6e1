type Undefinable<T> = { [Key in keyof T]: undefined extends T[Key] ? Key : never }[keyof T];

/** `T` in which each field that may be undefined is optional instead. */
export type Defined<T> = Omit<T, Undefinable<T>> & { [Key in Undefinable<T>]?: Exclude<T[Key], undefined> };

/**
 * Removes the undefined fields. Under `exactOptionalPropertyTypes` an optional property must not be undefined:
 * `f(defined({ after }))` takes the place of `f(after === undefined ? {} : { after })`.
 */
export const defined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
