/** A sheet as lines of text, page by page, with its figures. The same sheet can be drawn as a PDF. */
export interface SheetCase {
  readonly name: string;
  readonly pages: readonly string[];
  /**
   * The value of every figure that the sheet states: an amount, or the words of a text; null for a figure that it
   * leaves open, so that a person has to be asked. Figures without an entry are not on the sheet.
   */
  readonly says: Readonly<Record<string, number | string | null>>;
}

/** A page of the text between the first and the last line break of a template. */
export const page = (text: string): string => text.replace(/^\n|\n\s*$/g, '');

/** A sheet of one page. */
export const sheet = (name: string, text: string, says: SheetCase['says']): SheetCase => ({
  name,
  pages: [page(text)],
  says,
});
