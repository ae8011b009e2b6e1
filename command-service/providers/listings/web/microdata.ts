import type { Node } from './json-ld-nodes.ts';

/** Collects the items of microdata (`itemscope`) and RDFa (`typeof`) of a page while it is parsed. */
export interface ItemReader {
  open(tag: string, attributes: Readonly<Record<string, string>>): void;
  text(data: string): void;
  close(): void;
  /** The items that belong to no other item, in the form of JSON-LD nodes. */
  found(): readonly Node[];
}

const limitOf = { items: 500, properties: 60, text: 8000 } as const;

type Item = Record<string, unknown>;

interface OpenElement {
  /** The item that begins with the element. */
  readonly item?: Item;
  /** The properties of the enclosing item whose value is the element's text. */
  readonly names: readonly string[];
  readonly owner?: Item;
  text: string;
  readonly takesText: boolean;
}

/** The value of an element that holds it in an attribute. */
function attributeValue(tag: string, attributes: Readonly<Record<string, string>>): string | undefined {
  if (attributes['content'] !== undefined) return attributes['content'];
  if (tag === 'a' || tag === 'link' || tag === 'area') return attributes['href'];
  if (tag === 'img' || tag === 'source' || tag === 'video') return attributes['data-src'] ?? attributes['src'];
  if (tag === 'time') return attributes['datetime'];
  if (tag === 'data' || tag === 'meter') return attributes['value'];
  return undefined;
}

export function createItemReader(): ItemReader {
  const roots: Item[] = [];
  const stack: OpenElement[] = [];
  const items: Item[] = [];
  const listeners: OpenElement[] = [];
  let count = 0;

  const add = (owner: Item | undefined, names: readonly string[], value: unknown): void => {
    if (owner === undefined) return;
    for (const name of names.slice(0, 5)) {
      if (Object.keys(owner).length >= limitOf.properties) return;
      const before = owner[name];
      owner[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value].slice(0, 50);
    }
  };

  return {
    open(tag, attributes) {
      const owner = items.at(-1);
      const names = (
        attributes['itemprop'] ??
        (attributes['name'] === undefined ? attributes['property'] : undefined) ??
        ''
      )
        .split(/\s+/)
        .filter((name) => name !== '')
        // Prefixed names of OpenGraph are not properties of an item.
        .flatMap((name) =>
          /^(?:og|fb|twitter|article|product|place|al):/.test(name) ? [] : [name.replace(/^.*[/#:]/, '')],
        );
      const type = attributes['itemtype'] ?? attributes['typeof'];
      const begins = attributes['itemscope'] !== undefined || attributes['typeof'] !== undefined;
      if (begins && count < limitOf.items) {
        count += 1;
        const item: Item = {
          ...(type === undefined ? {} : { '@type': type.split(/\s+/).slice(0, 5) }),
          ...((attributes['itemid'] ?? attributes['resource'] ?? attributes['about']) === undefined
            ? {}
            : { '@id': attributes['itemid'] ?? attributes['resource'] ?? attributes['about'] }),
        };
        if (names.length > 0 && owner !== undefined) add(owner, names, item);
        else roots.push(item);
        items.push(item);
        stack.push({ item, names: [], text: '', takesText: false });
        return;
      }
      const value = names.length === 0 ? undefined : attributeValue(tag, attributes);
      if (value !== undefined) add(owner, names, value.slice(0, limitOf.text));
      const takesText = names.length > 0 && value === undefined && owner !== undefined;
      const element: OpenElement = { names, ...(owner === undefined ? {} : { owner }), text: '', takesText };
      if (takesText) listeners.push(element);
      stack.push(element);
    },
    text(data) {
      for (const element of listeners.slice(-5))
        if (element.text.length < limitOf.text) element.text += data.slice(0, limitOf.text);
    },
    close() {
      const element = stack.pop();
      if (element === undefined) return;
      if (element.item !== undefined) items.pop();
      if (!element.takesText) return;
      listeners.splice(listeners.lastIndexOf(element), 1);
      const text = element.text.replace(/\s+/gu, ' ').trim();
      if (text !== '') add(element.owner, element.names, text);
    },
    found: () => roots,
  };
}
