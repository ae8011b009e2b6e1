import { z } from 'zod';
import { found, page, type Answer } from './answers.ts';
import type { Params } from './body.ts';
import type { ObjectKind } from './objects.ts';
import { common, listing, parse } from './parameters.ts';
import type { FilterField } from './store.ts';
import { existing, type World } from './world.ts';

/** One call of the API: runs inside a transaction, answers or throws an ApiError. `id` is the one in the path, or empty. */
export type Operation = (world: World, params: Params, id: string) => Answer;

const oneParams = z.strictObject(common);

/** `GET /v1/<kind>s/{id}`. */
export function reader(kind: ObjectKind): Operation {
  return (world, params, id) => found(world, existing(world, kind, id), parse(oneParams, params).expand);
}

/** `GET /v1/<kind>s`, newest first, narrowed by time and by the given fields. */
export function lister(kind: ObjectKind, fields: readonly FilterField[] = []): Operation {
  const filters = z.partialRecord(z.enum(['payment_intent', 'charge', 'type', 'source']), z.string());
  const schema = z.strictObject({
    ...listing,
    ...Object.fromEntries(fields.map((field) => [field, z.string().optional()])),
  });
  return (world, params) => {
    const { created, limit, starting_after: startingAfter, expand, ...narrowed } = parse(schema, params);
    return page(
      world,
      kind,
      `/v1/${kind}s`,
      { limit, startingAfter, where: filters.parse(narrowed), ...(created ? { created } : {}) },
      expand,
    );
  };
}
