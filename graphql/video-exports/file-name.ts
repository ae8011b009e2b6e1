/** Characters that file systems refuse or show wrongly: controls, marks of direction, separators and wildcards. */
const refused = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}/\\:*?"<>|]/gu;
const longest = 120;

/**
 * `Content-Disposition` of a download named after a title (RFC 6266 and 8187): a plain name for old programs, and the
 * whole one percent-encoded. Nothing in a title can end the header or add another one (trust O7).
 */
export function attachmentOf(title: string, ending: string): string {
  const name = Array.from(title.replace(refused, ' ').replace(/\s+/g, ' ').trim())
    .slice(0, longest)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  const whole = `${name === '' ? 'video' : name}.${ending}`;
  const plain = whole
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '')
    .trim();
  const old = plain === `.${ending}` ? `video.${ending}` : plain;
  const encoded = encodeURIComponent(whole).replace(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${old}"; filename*=UTF-8''${encoded}`;
}
