import { z } from 'zod';

type Fields = Readonly<Record<string, z.ZodType>>;
type Values<F extends Fields> = Readonly<z.output<z.ZodObject<F>>>;

/** Values that follow from settings of several parts. */
export interface Derived {
  /** The public URL, without a trailing slash. */
  readonly publicUrl: string;
  /** Whether the public address is a loopback address. */
  readonly development: boolean;
  /** A development start that other machines can reach: PUBLIC_URL is not set. */
  readonly exposed: boolean;
  /** New accounts per address and day. */
  readonly registrationLimit: number;
  /** Whether this process has to do with payments: a renderer gets no key of the provider and needs none. */
  readonly takesPayments: boolean;
}

/** A combination of settings that are valid separately but not together, and the sentence that says so. */
export type Rule<Settings> = readonly [broken: (settings: Settings) => boolean, sentence: string];

/** The settings of one part of the product. */
export interface SettingsPart<F extends Fields = Fields> {
  /** A schema for each environment variable; its message completes "... is X, but takes". */
  readonly schema: z.ZodObject<F>;
  /** The sentences of the rules that these values break. */
  findings(values: Values<F>, derived: Derived): readonly string[];
}

/** Declares the settings of one part of the product. `index.ts` lists all parts. */
export function defineSettings<F extends Fields>(
  fields: F,
  rules: readonly Rule<Values<F> & Derived>[] = [],
): SettingsPart<F> {
  return {
    schema: z.object(fields),
    findings: (values, derived) =>
      rules.filter(([broken]) => broken({ ...values, ...derived })).map(([, sentence]) => sentence),
  };
}
