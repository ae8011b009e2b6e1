/** A spreadsheet must take the text for text: what would begin a formula gets a quote in front. */
export const textCell = (text: string): string =>
  /^[\s]*[=+\-@|\uff1d\uff0b\uff0d\uff20]/u.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text;
