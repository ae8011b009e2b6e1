import { z } from 'zod';

/** A response by its schema, from which the view's type and the document follow. */
export type Answer<Schema extends z.ZodType> = Immutable<z.output<Schema>>;
type Immutable<Value> = Value extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Immutable<Value[Name]> }
    : Value;

/** An answer that is a file: its content types. */
interface FileAnswer {
  readonly file: readonly string[];
  /** `sendFile` sends it: the caller may ask for a range, or only for a changed file. */
  readonly inParts?: true;
}

/** A form with a file, as `multipart/form-data`. */
interface FormBody {
  readonly form: Readonly<Record<string, string>>;
}

/** The chapters of the document, in their order, with their content. */
export const tags = {
  Account: 'Who is signed in, the profile, webhooks, exports and figures.',
  Videos: 'Scripts, videos, presenters and Digital Twins, and the lessons of MLS Unlocked.',
  Billing: 'Credits, payments and the plan.',
  Administration: 'What administrators and finance read and do.',
} as const;

/** The documentation of one REST call. Path, access tokens and errors come from its route. */
export interface CallDescription {
  readonly tag: keyof typeof tags;
  readonly summary: string;
  /** Who can call without a session and without an access token: anyone, or the holder of an ID token. */
  readonly callers?: 'anyone' | 'idToken';
  /** The parameters of the query: a sentence for an optional text, else the schema that reads the parameter. */
  readonly query?: Readonly<Record<string, string | z.ZodType>>;
  /** The parameters of the path that take certain words only. */
  readonly path?: Readonly<Record<string, z.ZodType>>;
  /** The JSON body: the same schema that the call reads it with, if the field names are the same. */
  readonly body?: z.ZodType | FormBody;
  readonly status?: 200 | 201 | 202 | 302;
  /** The answer; none for a redirect. */
  readonly answer?: z.ZodType | FileAnswer;
  /** The same data in another form, by `?format=`. */
  readonly alsoAs?: readonly string[];
}

export const page = { after: 'The value of the header x-next of the page before; absent for the first page.' } as const;
export const format = { format: z.enum(['json', 'csv']).default('json') } as const;
export const csv = ['text/csv'] as const;
