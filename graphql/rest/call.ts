import type { z } from 'zod';

/** An answer that is a file: its content types. */
interface FileAnswer {
  readonly file: readonly string[];
}

/** A form with a file, as `multipart/form-data`. */
interface FormBody {
  readonly form: Readonly<Record<string, string>>;
}

/** The chapters of the document, in their order. */
export const tags = ['Account', 'Videos', 'Billing', 'Administration'] as const;

/** The documentation of one REST call. Path, access tokens and errors come from its route. */
export interface CallDescription {
  readonly tag: (typeof tags)[number];
  readonly summary: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The JSON body: the schema that the call itself reads it with wherever the names are the same. */
  readonly body?: z.ZodType | FormBody;
  readonly status?: 200 | 201 | 202 | 302;
  /** The answer; none for a redirect. */
  readonly answer?: z.ZodType | FileAnswer;
  /** The same data in another form, by `?format=`. */
  readonly alsoAs?: readonly string[];
}

export const page = { after: 'The value of the header x-next of the page before; absent for the first page.' } as const;
export const format = { format: 'json (default) or csv' } as const;
export const csv = ['text/csv'] as const;
