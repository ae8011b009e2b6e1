/** The element in question: a node of jsdom, inside or outside. */
export type Named = Pick<Element, 'localName' | 'getAttributeNS'>;

interface Needs {
  readonly tag: string | undefined;
  /** Classes and ids, with their prefix character. */
  readonly names: readonly string[];
}

/** A selector with one of these may match an element without its last name, or contain commas. */
const unclear = /[\\("']/u;
const lastCompound = /^(?<tag>[a-z][\w-]*)?(?<names>(?:[.#][\w-]+)*)(?:[:[].*)?$/iu;

/** The requirements of one alternative of a selector on an element; undefined if they are unknown. */
function needsOf(selector: string): readonly Needs[] | undefined {
  if (unclear.test(selector)) return undefined;
  const needs: Needs[] = [];
  for (const alternative of selector.split(',')) {
    const last =
      alternative
        .trim()
        .split(/[\s>+~]+/u)
        .at(-1) ?? '';
    const groups = lastCompound.exec(last)?.groups;
    const tag = groups?.['tag']?.toLowerCase();
    const names = groups?.['names']?.match(/[.#][\w-]+/gu) ?? [];
    if (tag === undefined && names.length === 0) return undefined;
    needs.push({ tag, names });
  }
  return needs;
}

const known = new Map<string, readonly Needs[] | undefined>();

/** False if the selector names a tag, class or id that the element does not have, and so can't match. */
export function mayMatch(element: Named, selector: string): boolean {
  if (!known.has(selector)) known.set(selector, needsOf(selector));
  const needs = known.get(selector);
  if (needs === undefined) return true;
  const itsTag = element.localName.toLowerCase();
  const classes = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/u);
  const id = element.getAttributeNS(null, 'id');
  const has = (name: string): boolean =>
    name.startsWith('#') ? name.slice(1) === id : classes.includes(name.slice(1));
  return needs.some(({ tag, names }) => (tag === undefined || tag === itsTag) && names.every(has));
}
