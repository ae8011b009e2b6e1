import { limitOf } from './html-limits.ts';
import { Parser } from 'htmlparser2';
import { withCards } from './cards.ts';
import type { Containers } from './cards.ts';
import type { PageImage } from '../facts.ts';
import { isFactLabel, normalLabel } from '../visible/fact-labels.ts';
import { withoutLeaders } from '../visible/leaders.ts';
import type { Line } from '../visible/lines.ts';
import { createItemReader } from './microdata.ts';
import type { Node } from './json-ld-nodes.ts';
import { createMetaReader, type PageMeta } from './page-meta.ts';
import { createScriptReader, type PageScripts } from './page-scripts.ts';
import { createTableReader } from './page-tables.ts';
import { containerTags, isNoContent, inlineTags, lineTags, skippedTags } from './page-elements.ts';
import { deepestElement, hasBackdrop, hidesItself, hidingSelectors } from './visibility.ts';

/** A parsed page: its machine-readable parts, and the lines that a visitor reads. */
export interface PageContent extends PageMeta, PageScripts {
  /** The items of microdata and RDFa. */
  readonly items: readonly Node[];
  readonly title: string;
  /** The address of the page in its own words. */
  readonly canonical?: string;
  /** BCP 47 tag of the page's language; empty when it names none. */
  readonly language: string;
  readonly headings: readonly string[];
  /** Visible lines in reading order. A table row or definition is one line of label and value. */
  readonly lines: readonly Line[];
  /** The pictures in the main part of the page, their addresses as written. */
  readonly images: readonly PageImage[];
}

/** Elements that give their text a kind. */
const meaningfulTags = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'dt', 'dd']);

/** An alternative text is cut at this length. */
const longestAlternative = 200;

/** A line before its white space is normalised. */
const longestRawLine = limitOf.lineCharacters * 2;

const notPicture = /\b(?:logo|map|agent|realtor|broker|headshot|energy|epc|equal housing|icon|avatar|badge|advert)/i;

interface Open {
  readonly tag: string;
  readonly hidden: boolean;
  readonly backdrop: boolean;
  readonly container: number;
  /** The meaning of a count that only a picture shows on the screen: "3 bedrooms". */
  readonly count?: string;
  /** The label that its tooltip gives to a figure: "Bedrooms". */
  readonly label?: string;
}

/** A term of a list that is a figure, and a definition that is its label. */
const isFigureTerm = (term: string): boolean => /^(?:[$€£]\d|[\d.,]{1,9}$)/.test(term);
const isMeaning = /^(?:\p{L}|[13]\/[24] \p{L}).{0,40}$/u;

/** The count that an element names for screen readers; undefined for every other name. */
const countIn = ({ 'aria-label': name = '' }: Readonly<Record<string, string>>): string | undefined =>
  /^\d{1,2} (?:bed|bath)(?:room)?s?$|^\d{1,2} (?:car|garage|parking) spaces?$/i.test(name.trim())
    ? name.trim()
    : undefined;

const bareFigure = /^\d[\d,.]{0,9}$/;

/** The label that a tooltip gives to the figure of a strip with icons; undefined for every other tooltip. */
const labelIn = ({ title = '' }: Readonly<Record<string, string>>): string | undefined =>
  title !== '' && title.length <= 30 && isFactLabel(normalLabel(title)) ? title.trim() : undefined;

/** The meaning of the count beside an icon: the icon's text. */
const iconOf = (tag: string, { alt, title, 'aria-label': name }: Readonly<Record<string, string>>): string => {
  const words = (tag === 'img' ? alt : tag === 'i' || tag === 'svg' ? (name ?? title) : '')?.trim() ?? '';
  return /^(?:bed(?:room)?s|bath(?:room)?s|square feet|sq\.? ?ft\.?|sqft|garage spaces)$/i.test(words) ? words : '';
};

/** Parses a page in one pass. Never throws: it skips what it cannot read. */
export function readHtml(html: string): PageContent {
  const hiding = hidingSelectors(html);
  const scripts = createScriptReader();
  const metaTags = createMetaReader();
  const tables = createTableReader();
  const headings: string[] = [];
  const images: PageImage[] = [];
  const items = createItemReader();
  const containers: Containers = { parents: [-1], kinds: [''] };
  let title = '';
  let rawTitle = '';
  let canonical = '';
  let language = '';
  const open: Open[] = [];
  let hiddenDepth = 0;
  let linkDepth = 0;
  let text = '';
  let linkedCharacters = 0;
  let label = '';
  let closedInline = false;
  let opensInline = false;
  let inTitle = false;
  let characters = 0;
  let count = 0;
  let lists = 0;
  const listIds: number[] = [];
  let forms = 0;
  let form = 0;

  function endLine(): void {
    const linked = text.trim() === '' ? 0 : Math.min(1, linkedCharacters / text.trim().length);
    const shown = withoutLeaders(lineText(text));
    const named = open.findLast(({ count: each }) => each !== undefined)?.count;
    const tooltip = bareFigure.test(shown) ? open.at(-1)?.label : undefined;
    const line =
      tooltip !== undefined
        ? `${tooltip}: ${shown}`
        : named?.split(' ', 1)[0] === shown && named !== undefined
          ? named
          : shown;
    [text, linkedCharacters] = ['', 0];
    if (line === '') return;
    const tag = open.findLast((element) => meaningfulTags.has(element.tag))?.tag ?? '';
    characters += line.length;
    count += 1;
    if (count > limitOf.lines || characters > limitOf.visibleCharacters) return;
    if (tag === 'dt') {
      label = line.replace(/\s?:$/, '');
      return;
    }
    const isHeading = /^h[1-6]$/.test(tag);
    if (isHeading && headings.length < limitOf.headings) headings.push(line);
    const isValue = label !== '' && tag === 'dd';
    const place = { linked, trail: trail(), ...(form > 0 ? { form } : {}) };
    const part = isHeading ? 'heading' : tag === 'li' ? 'item' : 'text';
    const list = listIds.at(-1);
    const inAddress = open.some((element) => element.tag === 'address');
    tables.add({
      // "$165/month" and "3" as terms of a list, "HOA dues" and "Beds" as what they mean
      text: !isValue ? line : isFigureTerm(label) && isMeaning.test(line) ? `${line}: ${label}` : `${label}: ${line}`,
      part,
      ...place,
      ...(isHeading ? { level: Number(tag[1]) } : {}),
      ...(inAddress ? { address: true } : {}),
      ...(part === 'item' && list !== undefined ? { list } : {}),
    });
    if (isValue) label = '';
  }

  /** A term at the end of its group of a list belongs to the value before it: "3", "Beds". */
  function endGroup(): void {
    if (label !== '') tables.add({ text: label, part: 'text', linked: 0, trail: trail() });
    label = '';
  }

  /** The nearest containers, the innermost first. */
  function trail(): readonly number[] {
    const found: number[] = [];
    for (let at = open.at(-1)?.container ?? 0; at > 0 && found.length < 12; at = containers.parents[at] ?? 0)
      found.push(at);
    return found;
  }

  function containerOf(tag: string, attributes: Readonly<Record<string, string>>): number {
    const parent = open.at(-1)?.container ?? 0;
    if (!containerTags.has(tag) || containers.parents.length >= limitOf.containers) return parent;
    containers.parents.push(parent);
    // Sibling cards have the same id but for their number; the parts of a page have different ones.
    const id = (attributes['id'] ?? '').slice(0, 80).replace(/\d+/g, '');
    containers.kinds.push(`${tag} ${id} ${(attributes['class'] ?? '').slice(0, 200)}`);
    return containers.parents.length - 1;
  }

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'meta') metaTags.read(attributes);
      if (tag === 'html') language = (attributes['lang'] ?? attributes['xml:lang'] ?? '').slice(0, 35);
      if (tag === 'link' && /\bcanonical\b/i.test(attributes['rel'] ?? '')) canonical = attributes['href'] ?? '';
      const backdrop = (open.at(-1)?.backdrop ?? false) || hasBackdrop(attributes);
      // A button inside of a sentence is one of its words.
      const isControl = tag === 'button' && !open.some((element) => element.tag === 'p');
      const hidden =
        skippedTags.has(tag) || isControl || isNoContent(attributes) || hidesItself(attributes, hiding, backdrop);
      scripts.open(tag, attributes);
      if (tag === 'title' && title === '' && !open.some((element) => element.tag === 'svg')) inTitle = true;
      if (lineTags.has(tag)) endLine();
      // Two such elements without a space between them are apart on the screen.
      if (closedInline && inlineTags.has(tag) && /[\p{L}\d.:)]$/u.test(text)) text += ' ';
      closedInline = false;
      if (tag === 'dl') label = '';
      if (tag === 'ul' || tag === 'ol') listIds.push((lists += 1));
      if (tag === 'form' && !/\.aspx?\b|^$/i.test(attributes['action'] ?? '')) form = forms += 1;
      if (tag === 'a') linkDepth += 1;
      if (tag === 'img' && hiddenDepth === 0 && !hidden && images.length < limitOf.images) {
        const source = attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes['src'] ?? '';
        const isSmall = ['width', 'height'].some((side) => Number(attributes[side] ?? 1000) < 100);
        if (source !== '' && !isSmall && !notPicture.test(`${attributes['alt'] ?? ''} ${attributes['class'] ?? ''}`))
          images.push({ source, text: lineText((attributes['alt'] ?? '').slice(0, longestAlternative)) });
      }
      const icon = hiddenDepth === 0 && !hidden ? iconOf(tag, attributes) : '';
      if (icon !== '') text += /\d\s*$/.test(text) ? ` ${icon} ` : `${icon}: `;
      items.open(tag, attributes);
      opensInline = inlineTags.has(tag) && /\p{L}{3}$|\d$/u.test(text);
      const counted = countIn(attributes);
      const labelled = labelIn(attributes);
      open.push({
        tag,
        hidden,
        backdrop,
        container: containerOf(tag, attributes),
        ...(counted === undefined ? {} : { count: counted }),
        ...(labelled === undefined ? {} : { label: labelled }),
      });
      if (hidden) hiddenDepth += 1;
      if (hiddenDepth === 0) tables.open(tag);
      if (open.length > deepestElement) parser.pause();
    },
    ontext(data) {
      items.text(data);
      closedInline = false;
      if (scripts.text(data)) return;
      if (inTitle) rawTitle += data.slice(0, limitOf.title);
      else if (hiddenDepth === 0 && text.length < longestRawLine) {
        // "Beds<b>3</b>", "3<span>Beds</span>" and "Elm Drive<span>Madison, CT</span>"
        const isApart = /\d$/.test(text)
          ? /^(?!(?:st|nd|rd|th)\b)\p{L}{2}/u.test(data)
          : /^\d/.test(data) || (/\p{Ll}$|\d\p{Lu}$/u.test(text) && /^\p{Lu}\p{Ll}/u.test(data));
        const part = `${opensInline && isApart ? ' ' : ''}${data.slice(0, longestRawLine)}`;
        text += part;
        opensInline = false;
        if (linkDepth > 0) linkedCharacters += part.trim().length;
      }
    },
    onclosetag(tag) {
      scripts.close(tag);
      if (tag === 'title' && inTitle) [title, inTitle] = [lineText(rawTitle).slice(0, limitOf.title), false];
      closedInline = inlineTags.has(tag);
      if (lineTags.has(tag)) endLine();
      if (tag === 'div' && open.at(-2)?.tag === 'dl') endGroup();
      if (hiddenDepth === 0) tables.close(tag);
      if (tag === 'ul' || tag === 'ol') listIds.pop();
      if (tag === 'form') form = 0;
      if (tag === 'a' && linkDepth > 0) linkDepth -= 1;
      items.close();
      if (open.pop()?.hidden === true) hiddenDepth -= 1;
    },
  });
  parser.end(html);
  endLine();
  const lines = withCards(tables.lines(), containers);
  return {
    ...scripts.found(),
    ...metaTags.found(),
    items: items.found(),
    title,
    ...(canonical === '' ? {} : { canonical }),
    language,
    headings,
    lines: withoutForms(lines),
    images,
  };
}

/** One line of text: without invisible characters, with single spaces, and with no-break spaces only between digits. */
function lineText(raw: string): string {
  return raw
    .replace(/(?<=\d)[\u00a0\u202f](?=\d)/gu, '\u202f')
    .replace(/(?!\u202f)[\p{Cf}\s]/gu, (sign) => (/\s/u.test(sign) && sign !== '\ufeff' ? ' ' : ''))
    .replace(/ {2,}/g, ' ')
    .replace(/(?<=\p{L}) ,(?= )/gu, ',')
    .trim()
    .slice(0, limitOf.lineCharacters);
}

/** Removes the lines of forms to fill in; a form that wraps the page stays. */
function withoutForms(lines: readonly Line[]): readonly Line[] {
  const inForms = new Map<number, number>();
  for (const { form } of lines) if (form !== undefined) inForms.set(form, (inForms.get(form) ?? 0) + 1);
  const wraps = (form: number): boolean =>
    (inForms.get(form) ?? 0) > lines.length / 2 || lines.some((line) => line.form === form && line.level === 1);
  return lines.filter(({ form }) => form === undefined || wraps(form));
}
