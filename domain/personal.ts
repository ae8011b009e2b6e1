import { z } from 'zod';

const marked = new WeakSet<object>();

/**
 * Marks a field of an event as personal data: it is sealed with the subject's key before it reaches the log, and null
 * once that key is destroyed. Put it around the whole field; shapes that spread the field keep the mark.
 */
export function personal<Schema extends z.ZodType>(field: Schema): Schema {
  // A copy, because one schema serves many fields.
  const copy = field.clone(field.def);
  marked.add(copy);
  return copy;
}

/**
 * The names of the fields that are marked as personal. Throws for a field with the mark inside, such as
 * `personal(text).nullable()`: it would reach the log in clear.
 */
export const personalFieldsOf = (shape: Readonly<Record<string, z.core.$ZodType>>): readonly string[] =>
  Object.keys(shape).filter((name) => {
    let field = shape[name];
    if (field !== undefined && marked.has(field)) return true;
    while (field instanceof z.ZodNullable || field instanceof z.ZodOptional) {
      field = field.unwrap();
      if (marked.has(field)) throw new Error(`${name}: personal() must be around the whole field`);
    }
    return false;
  });
