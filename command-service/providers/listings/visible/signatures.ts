/** The words with which somebody ends a mail. */
const signOff =
  /^(?:(?:many )?thanks(?: (?:again|so much|in advance))?|thank you|(?:best|kind|warm)(?: (?:regards|wishes))?|regards|cheers|sincerely|talk soon|yours(?: truly)?|all the best|take care)\s?[,!.–-]{0,2}$/i;
/** The beginning of the mail that another one forwards. */
const forwarded = /^(?:from|date|sent|subject|to|begin forwarded message)\s?:/i;
const mostLines = 6;
const longestLine = 90;

/** The lines of the names, firms and addresses of offices with which mails end. */
export function signaturesIn(lines: readonly { readonly text: string }[]): ReadonlySet<number> {
  const signed = new Set<number>();
  for (const [at, { text }] of lines.entries()) {
    // A name follows the last words.
    if (!signOff.test(text) || at === 0 || /\d/.test(lines[at + 1]?.text ?? '')) continue;
    const below = lines.slice(at + 1, at + 1 + mostLines);
    const end = below.findIndex((line) => forwarded.test(line.text) || line.text.length > longestLine);
    for (const step of (end === -1 ? below : below.slice(0, end)).keys()) signed.add(at + 1 + step);
  }
  return signed;
}
