import { cutText, octetsOf } from '../../domain/text.ts';

/** Most file systems keep names of 255 octets or 255 UTF-16 units. */
const longestName = 255;
const longestTitle = 120;

/**
 * Characters that file systems refuse or show wrongly: separators, wildcards, controls and marks of direction. The
 * joiners stay, which emoji and Persian words need.
 */
const refused = /[/\\:*?"<>|\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{C}/gu;
const edges = /^[.\s\u200C\u200D]+|[.\s\u200C\u200D]+$/gu;
/** Windows opens a device by these names, with any ending. */
const device = /^(con|prn|aux|nul|clock\$|conin\$|conout\$|(com|lpt)[0-9\u00B9\u00B2\u00B3])\s*(\.|$)/iu;

/**
 * A title as a file name on every system: never empty, a device or a hidden file, and at most 255 octets with the
 * ending. Cuts between characters, not in the middle of one.
 *
 * @param title any text
 * @param ending without a dot: `mp4`; empty for a folder
 * @param suffix follows the title, such as ` (2)`
 */
export function fileName(title: string, ending: string, suffix = ''): string {
  const tail = `${suffix}${ending === '' ? '' : `.${ending}`}`;
  const clean = title.normalize('NFC').replaceAll(refused, ' ').replaceAll(/\s+/gu, ' ').replaceAll(edges, '');
  // One octet is kept for the mark of a device.
  const most = longestName - octetsOf(tail) - 1;
  const cut = cutText(cutText(clean, longestTitle), most, octetsOf).replaceAll(edges, '');
  const name = `${cut === '' ? 'video' : cut}${tail}`;
  return device.test(name) ? `_${name}` : name;
}

/** The same text for names that a file system may treat as one: it ignores case, composition and invisible marks. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase();

/** Names the files of one archive or folder: each call gives a name that was not given before. */
export function createFileNames(): (title: string, ending: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (title, ending) => {
    const plain = keyOf(fileName(title, ending));
    for (let count = counts.get(plain) ?? 1; ; count += 1) {
      const name = fileName(title, ending, count === 1 ? '' : ` (${count})`);
      if (used.has(keyOf(name))) continue;
      used.add(keyOf(name));
      counts.set(plain, count + 1);
      return name;
    }
  };
}

/**
 * `Content-Disposition` of a download named after a title (RFC 6266 and 8187): a plain name for old programs, and the
 * whole one percent-encoded. Nothing in a title can end the header or add another one.
 */
export function attachmentOf(title: string, ending: string): string {
  const ascii = title
    .replaceAll(refused, ' ')
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]|%/g, '');
  const plain = fileName(ascii, ending);
  const encoded = encodeURIComponent(fileName(title, ending)).replaceAll(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
