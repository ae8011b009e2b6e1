import { z } from 'zod';
import { found, page, type Answer } from './answers.ts';
import type { Params } from './body.ts';
import type { ObjectKind } from '../objects/payment-objects.ts';
import { common, listing, parse } from './parameters.ts';
import type { FilterField } from '../store/store.ts';
import { existing, type OperationContext } from './operation-context.ts';

/** One call of the API. It runs inside a transaction and throws an ApiError. `id` is the id in the path, or empty. */
export type Operation = (context: OperationContext, params: Params, id: string) => Answer;

const oneParams = z.strictObject(common);

/** `GET /v1/<kind>s/{id}`. */
export function reader(kind: ObjectKind): Operation {
  return (context, params, id) => found(context, existing(context, kind, id), parse(oneParams, params).expand);
}

/** `GET /v1/<kind>s`, newest first, filtered by time and the given fields. */
export function lister(kind: ObjectKind, fields: readonly FilterField[] = []): Operation {
  const filters = z.partialRecord(
    z.enum([
      'payment_intent',
      'charge',
      'type',
      'source',
      'customer',
      'subscription',
      'payout',
      'invoice',
      'status',
      'collection_method',
    ]),
    z.string(),
  );
  const schema = z.strictObject({
    ...listing,
    ...Object.fromEntries(fields.map((field) => [field, z.string().optional()])),
  });
  return (context, params) => {
    const { created, limit, starting_after: startingAfter, expand, ...narrowed } = parse(schema, params);
    return page(
      context,
      kind,
      `/v1/${kind}s`,
      { limit, startingAfter, where: filters.parse(narrowed), ...(created ? { created } : {}) },
      expand,
    );
  };
}

const subscriptionsParams = z.strictObject({
  ...listing,
  customer: z.string().optional(),
  status: z.string().optional(),
});

/** `GET /v1/subscriptions`, newest first: those that are not canceled, unless `status` says otherwise. */
export function listSubscriptions(context: OperationContext, params: Params): Answer {
  const {
    created,
    limit,
    starting_after: startingAfter,
    expand,
    customer,
    status,
  } = parse(subscriptionsParams, params);
  const named = status === undefined || status === 'all' ? {} : { status: status === 'ended' ? 'canceled' : status };
  const where = { ...named, ...(customer === undefined ? {} : { customer }) };
  return page(
    context,
    'subscription',
    '/v1/subscriptions',
    {
      limit,
      startingAfter,
      where,
      statusIsNot: status === undefined ? 'canceled' : undefined,
      ...(created ? { created } : {}),
    },
    expand,
  );
}
