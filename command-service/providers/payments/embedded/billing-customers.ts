import { z } from 'zod';
import { found, page, type Answer } from './answers.ts';
import type { Customer, Product } from './billing-objects.ts';
import type { Params } from './body.ts';
import { emit, existing, newId, seconds, type OperationContext } from './operation-context.ts';
import { common, listing, metadata, metadataQuery, parse } from './parameters.ts';

const createParams = z.strictObject({
  ...common,
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  metadata: metadata.default({}),
});

/** `POST /v1/customers`. */
export function createCustomer(context: OperationContext, params: Params): Answer {
  const input = parse(createParams, params);
  const customer: Customer = {
    id: newId('cus_'),
    object: 'customer',
    created: seconds(context.now),
    email: input.email ?? null,
    invoice_settings: { default_payment_method: null },
    livemode: false,
    metadata: input.metadata,
    name: input.name ?? null,
  };
  context.store.put(customer);
  emit(context, 'customer.created', customer);
  return found(context, customer, input.expand);
}

const searchParams = z.strictObject({ ...common, query: z.string().max(1000), limit: listing.limit });

/** `GET /v1/<kind>s/search` by metadata. Unlike Stripe's search, it finds an object at once. */
export const searcher =
  (kind: 'payment_intent' | 'customer' | 'subscription') =>
  (context: OperationContext, params: Params): Answer => {
    const { query, limit, expand } = parse(searchParams, params);
    const filter = { limit, metadata: metadataQuery(query), isLive: true };
    const { body } = page(context, kind, `/v1/${kind}s/search`, filter, expand);
    return { status: 200, body: { ...body, object: 'search_result', next_page: null } };
  };

const productParams = z.strictObject({
  ...common,
  id: z.string().regex(/^[a-z0-9-]{1,100}$/),
  name: z.string().max(250),
});

/** `POST /v1/products` with an id of the caller; refused when it exists. */
export function createProduct(context: OperationContext, params: Params): Answer {
  const { id, name, expand } = parse(productParams, params);
  const known = context.store.get('product', id);
  if (known) return found(context, known, expand);
  const product: Product = {
    id,
    object: 'product',
    active: true,
    created: seconds(context.now),
    livemode: false,
    metadata: {},
    name,
  };
  context.store.put(product);
  return found(context, product, expand);
}

/** The name under which a product appears on invoices. */
export const productName = (context: OperationContext, id: string): string => existing(context, 'product', id).name;
