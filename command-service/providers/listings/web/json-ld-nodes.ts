import { readNumber } from '../../../../domain/facts/index.ts';
import { looseJson } from './loose-json.ts';

/** A node of a JSON-LD graph. */
export type Node = Readonly<Record<string, unknown>>;

/** Properties that link one node of a listing to the next node of the same listing. */
const samesListing = ['mainEntity', 'mainEntityOfPage', 'about', 'itemOffered', 'object', 'offers', 'subjectOf'];
/** Limits for all scripts of a page together, far above the size of any listing. */
const maxNodes = 2000;
const maxTypes = 20;
export const longestText = 8000;
export const longestType = 200;

/** The nodes of a page's JSON-LD scripts. Skips what cannot be read. */
export const nodesIn = (scripts: readonly string[]): readonly Node[] =>
  scripts.flatMap((script) => looseJson(script).flatMap(topNodes)).slice(0, maxNodes);

/** Whether a JSON value is an object. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The values of a property, which may be one value or a list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** The nodes of a script: the object itself, or the members of its arrays and @graph lists. */
export function topNodes(value: unknown): readonly Node[] {
  const found: Node[] = [];
  const waiting: unknown[] = [value];
  for (let at = 0; at < waiting.length && at < maxNodes; at += 1) {
    const next = waiting[at];
    if (Array.isArray(next)) waiting.push(...next.slice(0, maxNodes));
    else if (isNode(next)) {
      found.push(next);
      if (next['@graph'] !== undefined) waiting.push(next['@graph']);
    }
  }
  return found;
}

/** The schema.org types of a node in lower case, without their namespace. */
export function typesOf(node: Node): readonly string[] {
  const types = listOf(node['@type']).slice(0, maxTypes);
  return types.flatMap((type) =>
    typeof type === 'string'
      ? [
          type
            .slice(0, longestType)
            .replace(/^.*[/#:]/, '')
            .toLowerCase(),
        ]
      : [],
  );
}

/** The node and all nodes of the same listing, nearest first, with references by @id resolved. */
export function connected(main: Node, byId: ReadonlyMap<string, Node>): readonly Node[] {
  const found: Node[] = [main];
  for (let at = 0; at < found.length && found.length < 30; at += 1) {
    const node = found[at];
    if (node === undefined || typesOf(node).includes('itemlist')) continue;
    for (const key of samesListing) {
      for (const value of listOf(node[key]).slice(0, 5)) {
        const next = resolved(value, byId);
        if (next !== undefined && !found.includes(next)) found.push(next);
      }
    }
  }
  return found;
}

/** The node that a value is or refers to by @id. */
export function resolved(value: unknown, byId: ReadonlyMap<string, Node>): Node | undefined {
  if (!isNode(value)) return undefined;
  return (typeof value['@id'] === 'string' ? byId.get(value['@id']) : undefined) ?? value;
}

/** The first value that a node yields. */
export function first<T>(nodes: readonly Node[], read: (node: Node) => T | undefined): T | undefined {
  for (const node of nodes) {
    const value = read(node);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The plain text of a property, without tags and invisible characters. */
export function text(value: unknown): string | undefined {
  const found = listOf(value)[0];
  if (typeof found !== 'string' && typeof found !== 'number') return undefined;
  const plain = String(found)
    .slice(0, longestText)
    .replace(/\p{Cf}/gu, '')
    .replace(/<[^<>]{0,300}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? undefined : plain;
}

/** Reads a number, a numeric text (also with a currency or a unit around it) or a QuantitativeValue. */
export function numberIn(value: unknown): number | undefined {
  const found = listOf(value)[0];
  const plain = isNode(found) ? listOf(found['value'])[0] : found;
  if (typeof plain === 'number') return Number.isFinite(plain) ? plain : undefined;
  return typeof plain === 'string' ? numberOfText(plain) : undefined;
}

/** The number of a text of data; undefined when it holds several. */
export function numberOfText(text: string): number | undefined {
  const numbers = text.slice(0, longestType).match(/\.?\d(?:[\d.,]*\d)?/g) ?? [];
  return numbers.length === 1 ? readNumber(numbers[0] ?? '', { source: 'data' }) : undefined;
}
