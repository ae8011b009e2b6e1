import { invalidRequest } from './api-error.ts';
import type { ObjectKind } from './objects.ts';
import type { ListFilter } from './store.ts';
import { existing, type World } from './world.ts';

/** What an operation answers: an HTTP status and a JSON body. */
export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** Fields that hold the id of another object, which `expand` puts in its place. */
const references: Readonly<Record<string, ObjectKind>> = {
  latest_charge: 'charge',
  charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  balance_transaction: 'balance_transaction',
};

function expandPath(world: World, object: object, path: readonly string[]): object {
  const [field = '', ...rest] = path;
  const kind = Object.hasOwn(references, field) ? references[field] : undefined;
  const id: unknown = Object.entries(object).find(([name]) => name === field)?.[1];
  if (!kind || id === undefined)
    throw invalidRequest(`This property cannot be expanded (${field}).`, { param: 'expand' });
  if (id === null) return object;
  const target = typeof id === 'string' ? existing(world, kind, id) : id;
  if (typeof target !== 'object' || target === null) return object;
  return { ...object, [field]: rest.length > 0 ? expandPath(world, target, rest) : target };
}

/** The object with what `expand` asks for in full. Throws an ApiError 400 for a field that refers to nothing. */
export function expanded(world: World, object: object, paths: readonly string[] = []): object {
  return paths.reduce((shown, path) => expandPath(world, shown, path.split('.')), object);
}

/** One object, 200. */
export function found(world: World, object: object, expand?: readonly string[]): Answer {
  return { status: 200, body: expanded(world, object, expand) };
}

/** A page of objects, newest first. `kind` names them, `url` is where Stripe lists them. */
export function page(
  world: World,
  kind: ObjectKind,
  url: string,
  filter: ListFilter,
  expand: readonly string[] = [],
): Answer {
  // A cursor that is unknown must not read as the end of the list.
  if (filter.startingAfter) existing(world, kind, filter.startingAfter, 'starting_after');
  const rows = world.store.list(kind, filter);
  const paths = expand.map((path) => path.replace(/^data\./, ''));
  const data = rows.slice(0, filter.limit).map((row) => expanded(world, row, paths));
  return { status: 200, body: { object: 'list', url, has_more: rows.length > filter.limit, data } };
}
