import { invalidRequest } from './api-error.ts';

/** Request parameters as a tree, from JSON, `a[b][c]=1` or `a.b.c=1`. */
export type Params = { readonly [name: string]: ParamValue };
type ParamValue = string | number | boolean | null | readonly ParamValue[] | Params;

const maxBodyBytes = 64 * 1024;
const maxDepth = 6;

/**
 * Reads at most 64 KiB. The gateway and the adapter pass bodies that are already in memory.
 *
 * @throws ApiError 413
 */
async function readText(request: Request): Promise<string> {
  const bytes = Buffer.from(await request.arrayBuffer());
  if (bytes.length > maxBodyBytes) throw invalidRequest('The request body is too large.', {}, 413);
  return bytes.toString('utf8');
}

/**
 * Splits a parameter name: `payment_method_data[card][number]` and `payment_method_data.card.number` are the same path.
 * With brackets, dots have no meaning.
 */
function pathOf(name: string): string[] {
  return name
    .replaceAll('[]', '')
    .replaceAll(']', '')
    .split(name.includes('[') ? '[' : '.')
    .slice(0, maxDepth);
}

/** A parameter tree without a prototype, which prevents prototype pollution. */
function emptyTree(): Record<string, ParamValue> {
  return Object.create(null) as Record<string, ParamValue>;
}

function isTree(value: ParamValue | undefined): value is Record<string, ParamValue> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function place(tree: Record<string, ParamValue>, path: readonly string[], value: ParamValue): void {
  const [head = '', ...rest] = path;
  if (rest.length === 0) {
    tree[head] = value;
    return;
  }
  const below = tree[head];
  const branch = isTree(below) ? below : emptyTree();
  tree[head] = branch;
  place(branch, rest, value);
}

/** Converts form or query fields to a tree. */
function fromFields(fields: Iterable<readonly [string, string]>): Params {
  const tree = emptyTree();
  const appended = new Map<string, number>();
  for (const [name, value] of fields) {
    const count = appended.get(name) ?? 0;
    if (name.endsWith('[]')) appended.set(name, count + 1);
    place(tree, name.endsWith('[]') ? [...pathOf(name), String(count)] : pathOf(name), value);
  }
  return tree;
}

function fromJson(text: string): Params {
  let json: ParamValue;
  try {
    json = JSON.parse(text) as ParamValue;
  } catch {
    throw invalidRequest('The request body is not valid JSON.');
  }
  if (!isTree(json)) throw invalidRequest('The request body must be a JSON object.');
  const tree = emptyTree();
  for (const [name, value] of Object.entries(json)) place(tree, pathOf(name), value);
  return tree;
}

/**
 * Reads the parameters of a request: the query of a GET, the form or JSON body of a POST.
 *
 * @throws ApiError 400 or 413
 */
export async function readParams(request: Request, url: URL): Promise<Params> {
  if (request.method !== 'POST') return fromFields(url.searchParams);
  const text = await readText(request);
  const isJson = (request.headers.get('content-type') ?? '').toLowerCase().includes('json');
  return isJson ? fromJson(text) : fromFields(new URLSearchParams(text));
}
