const fewest = 20;
const most = 90;

/**
 * The heading of a video: its title, else the address, else the beginning of the script.
 *
 * @param spoken the words of the script, each with whether it ends a sentence
 * @param separator the text between two words
 */
export function headingOf(
  { title, address }: { readonly title?: string | undefined; readonly address?: string | undefined },
  spoken: readonly { readonly text: string; readonly endsSentence: boolean }[],
  separator: string,
): string {
  const written = [title, address].find((text) => text !== undefined && text.trim() !== '');
  if (written !== undefined) return written;
  let heading = '';
  for (const { text, endsSentence } of spoken) {
    const longer = heading === '' ? text : `${heading}${separator}${text}`;
    if (longer.length > most) return `${heading}…`;
    heading = longer;
    // A short sentence, such as a greeting, is no heading by itself.
    if (endsSentence && heading.length >= fewest) break;
  }
  return heading;
}
