import { z } from 'zod';
import { tokenNeeds } from '../access-tokens/needs.ts';
import { problem } from './answers.ts';
import { accountCalls } from './calls/account.ts';
import { adminCalls } from './calls/admin.ts';
import { billingCalls } from './calls/billing.ts';
import { videoCalls } from './calls/videos.ts';
import type { CallDescription, CallDescriptions } from './call.ts';

const areas: Readonly<Record<string, CallDescriptions>> = {
  Account: accountCalls,
  Videos: videoCalls,
  Billing: billingCalls,
  Administration: adminCalls,
};

const description = `The REST calls of Curbcast. Programs send a personal access token (Authorization: Bearer); the scope that
a call needs is named with it, and a call without one takes a session only. A change may carry Idempotency-Key: repeated with
the same key and body it gives the first answer and happens once. Unknown fields of answers must be accepted: they may grow.`;

type Json = Readonly<Record<string, unknown>>;
const json = 'application/json';

/** The OpenAPI 3.1 document of the documented REST calls; bodies come from the schemas that read them. */
export function openApiDocument({ url, version }: { readonly url: string; readonly version: string }): Json {
  const schemas: Record<string, unknown> = {};
  const schemaOf = (schema: z.ZodType): Json => {
    // A named schema is a reference only below another one.
    const { $defs = {}, properties } = z.toJSONSchema(z.object({ it: schema }), {
      io: 'input',
      unrepresentable: 'any',
    });
    Object.assign(schemas, moved($defs));
    return moved(Object(properties?.['it']) as object);
  };
  const paths: Record<string, Record<string, Json>> = {};
  for (const [tag, calls] of Object.entries(areas))
    for (const [name, call] of Object.entries(calls)) {
      const [method = 'GET', path = '/'] = name.split(' ');
      paths[path] = { ...paths[path], [method.toLowerCase()]: { tags: [tag], ...operationOf(name, call, schemaOf) } };
    }
  const failed = { description: 'Refused or failed', content: { [json]: { schema: schemaOf(problem) } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Curbcast', version, description: description.replaceAll('\n', ' ') },
    servers: [{ url }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components: {
      schemas,
      responses: { Problem: failed },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: url.startsWith('https:') ? '__Host-sid' : 'sid',
          description: 'A signed-in browser.',
        },
        accessToken: { type: 'http', scheme: 'bearer', description: 'A personal access token.' },
      },
    },
  };
}

/** The names of the routes as the router has them, e.g. `GET /api/videos/:id/export`. */
export const describedCalls = (): readonly string[] =>
  Object.values(areas).flatMap((calls) => Object.keys(calls).map(routeName));

const routeName = (name: string): string => name.replaceAll(/\{(\w+)\}/g, ':$1');

function operationOf(name: string, call: CallDescription, schemaOf: (schema: z.ZodType) => Json): Json {
  const { summary, query = {}, body, status = 200 } = call;
  const need = tokenNeeds.rest[routeName(name)] ?? 'session';
  const required = { name: '', in: 'path', required: true, schema: { type: 'string' } };
  const parameters = [
    ...[...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({ ...required, name: parameter })),
    ...Object.entries(query).map(([parameter, meaning]) => ({
      name: parameter,
      in: 'query',
      description: meaning,
      schema: { type: 'string' },
    })),
  ];
  return {
    operationId: operationIdOf(name),
    summary,
    security: [{ session: [] }, ...(need === 'session' ? [] : [{ accessToken: need === 'open' ? [] : [need] }])],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: !('form' in body), content: bodyOf(body, schemaOf) } }),
    responses: {
      [status]: { description: status === 302 ? 'A redirect' : 'Done', ...contentOf(call, schemaOf) },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

/** E.g. `getApiVideosIdExport`. */
const operationIdOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+([a-z0-9])?/g, (_all, first: string | undefined) => (first ?? '').toUpperCase());

function bodyOf(body: NonNullable<CallDescription['body']>, schemaOf: (schema: z.ZodType) => Json): Json {
  if (!('form' in body)) return { [json]: { schema: schemaOf(body) } };
  const fields = Object.entries(body.form).map(([name, meaning]) => [name, { type: 'string', description: meaning }]);
  return { 'multipart/form-data': { schema: { type: 'object', properties: Object.fromEntries(fields) } } };
}

function contentOf({ answer, alsoAs = [] }: CallDescription, schemaOf: (schema: z.ZodType) => Json): Json {
  if (answer === undefined) return {};
  const file = { schema: {} };
  const types = 'file' in answer ? answer.file : alsoAs;
  const files = Object.fromEntries(types.map((type) => [type, file]));
  return { content: 'file' in answer ? files : { [json]: { schema: schemaOf(answer) }, ...files } };
}

/** Schemas with their references to the components of the document. */
function moved(value: object): Json {
  const text = JSON.stringify(value, (key, held: unknown) =>
    key === 'id' && typeof held === 'string' ? undefined : held,
  );
  return JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
}
