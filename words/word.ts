/** The same sentence in every language that the product speaks, with a `{name}` for each of its values. */
export interface Word {
  readonly en: string;
  readonly es: string;
}

export type Language = keyof Word;
