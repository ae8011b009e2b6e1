import { Parser } from 'htmlparser2';
import { deepestElement, hidesItself, hidingSelectors } from './visibility.ts';

/** A parsed page: its machine-readable parts, and the lines that a visitor reads. */
export interface PageContent {
  /** The text of each JSON-LD script, unparsed. */
  readonly jsonLd: readonly string[];
  /** First value of each meta name or property, by its name in lower case. */
  readonly meta: ReadonlyMap<string, string>;
  readonly metaImages: readonly string[];
  readonly title: string;
  readonly headings: readonly string[];
  /** Visible lines in reading order. A table row or definition is one line of label and value. */
  readonly lines: readonly Line[];
  /** Addresses of the pictures in the main part of the page, as written. */
  readonly images: readonly string[];
}

export interface Line {
  readonly text: string;
  /** The element that the line belongs to. */
  readonly part: 'heading' | 'item' | 'text';
}

/** Elements without text of the listing: hidden, struck through, form input, or about other things. */
const skippedTags = new Set([
  'head',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'math',
  'iframe',
  'object',
  'canvas',
  'audio',
  'video',
  'textarea',
  'select',
  'datalist',
  'dialog',
  'button',
  'del',
  's',
  'strike',
  'nav',
  'footer',
  'aside',
  'form',
]);
const lineTags = new Set([
  'address',
  'article',
  'blockquote',
  'body',
  'br',
  'caption',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'li',
  'main',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
]);
/** Elements that give their text a kind. */
const meaningfulTags = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'dt', 'dd', 'th', 'td']);
const labelTags = new Set(['dt', 'th']);
const valueTags = new Set(['dd', 'td']);
const otherListings =
  /^(?:similar|nearby|comparable|recommended|recently (?:sold|viewed)|more (?:homes|listings|properties)|other (?:homes|listings|properties)|you (?:may|might) also|homes? (?:near|like)|sponsored)\b/i;

const limitOf = {
  jsonLd: 20,
  meta: 500,
  metaName: 100,
  metaCharacters: 2000,
  title: 300,
  lines: 4000,
  lineCharacters: 4000,
  visibleCharacters: 400_000,
  images: 60,
  headings: 60,
} as const;

/** A line before its white space is normalised. */
const longestRawLine = limitOf.lineCharacters * 2;

/** Parses a page in one pass. Never throws: it skips what it cannot read. */
export function readHtml(html: string): PageContent {
  const hiding = hidingSelectors(html);
  const jsonLd: string[] = [];
  const meta = new Map<string, string>();
  const metaImages: string[] = [];
  const headings: string[] = [];
  const lines: Line[] = [];
  const images: string[] = [];
  let title = '';

  /** Open elements, each with whether it hides its content. */
  const open: { readonly tag: string; readonly hidden: boolean }[] = [];
  let hiddenDepth = 0;
  let text = '';
  let label = '';
  let capture: 'json-ld' | 'title' | undefined;
  let captured = '';
  let ended = false;
  let characters = 0;

  function endLine(): void {
    const line = text
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/gu, ' ')
      .trim()
      .slice(0, limitOf.lineCharacters);
    text = '';
    if (line === '' || ended) return;
    const tag = open.findLast((element) => meaningfulTags.has(element.tag))?.tag ?? '';
    if (/^h[1-6]$/.test(tag)) {
      ended = otherListings.test(line);
      if (!ended && headings.length < limitOf.headings) headings.push(line);
    }
    characters += line.length;
    if (ended || lines.length >= limitOf.lines || characters > limitOf.visibleCharacters) return;
    if (labelTags.has(tag)) {
      label = line.replace(/:$/, '');
      return;
    }
    const isValue = label !== '' && valueTags.has(tag);
    lines.push({
      text: isValue ? `${label}: ${line}` : line,
      part: tag === 'li' ? 'item' : tag.startsWith('h') ? 'heading' : 'text',
    });
    if (isValue) label = '';
  }

  function readMeta(attributes: Readonly<Record<string, string>>): void {
    const name = (attributes['property'] ?? attributes['name'] ?? attributes['itemprop'] ?? '')
      .slice(0, limitOf.metaName)
      .toLowerCase();
    const content = attributes['content']?.trim().slice(0, limitOf.metaCharacters) ?? '';
    if (name === '' || content === '') return;
    if (/^(?:og:image(?::url|:secure_url)?|twitter:image(?::src)?)$/.test(name) && metaImages.length < limitOf.images)
      metaImages.push(content);
    if (!meta.has(name) && meta.size < limitOf.meta) meta.set(name, content);
  }

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'meta') readMeta(attributes);
      const hidden = skippedTags.has(tag) || hidesItself(attributes, hiding);
      if (tag === 'script' && /^application\/ld\+json\b/i.test(attributes['type']?.trim() ?? ''))
        [capture, captured] = ['json-ld', ''];
      if (tag === 'title' && title === '' && !open.some((element) => element.tag === 'svg'))
        [capture, captured] = ['title', ''];
      if (lineTags.has(tag)) {
        endLine();
        // A label is valid within its row only.
        if (tag === 'tr') label = '';
      }
      if (tag === 'img' && hiddenDepth === 0 && !hidden && !ended && images.length < limitOf.images) {
        const source = attributes['data-src'] ?? attributes['src'] ?? '';
        if (source !== '') images.push(source);
      }
      open.push({ tag, hidden });
      if (hidden) hiddenDepth += 1;
      if (open.length > deepestElement) parser.pause();
    },
    ontext(data) {
      if (capture === 'json-ld') captured += data;
      else if (capture === 'title') captured += data.slice(0, limitOf.title);
      else if (hiddenDepth === 0 && text.length < longestRawLine) text += data.slice(0, longestRawLine);
    },
    onclosetag(tag) {
      if (capture === 'json-ld' && tag === 'script' && jsonLd.length < limitOf.jsonLd) jsonLd.push(captured);
      if (capture === 'title' && tag === 'title') title = captured.trim().slice(0, limitOf.title).replace(/\s+/gu, ' ');
      if (tag === 'script' || tag === 'title') capture = undefined;
      if (lineTags.has(tag)) endLine();
      if (open.pop()?.hidden === true) hiddenDepth -= 1;
    },
  });
  parser.end(html);
  endLine();
  return { jsonLd, meta, metaImages, title, headings, lines, images };
}
