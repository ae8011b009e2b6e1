import { z } from 'zod';
import type { TokenNeed } from '../areas/access-tokens/token-need.ts';
import { callsOf, type Routes } from '../rest/routes.ts';
import { problem } from './fields.ts';
import { tags, type CallDescription } from '../rest/call.ts';

const description = `The REST calls of Curbcast. Programs send a personal access token (Authorization: Bearer); the scope that
a call needs is named with it, and a call without one takes a session only. A change may carry Idempotency-Key: repeated with
the same key and body it gives the first answer and happens once. Unknown fields of answers must be accepted: they may grow.`;

type Json = Readonly<Record<string, unknown>>;
const json = 'application/json';

const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1);

interface DocumentOptions {
  readonly url: string;
  readonly version: string;
  readonly routes: readonly Routes[];
}

/** The OpenAPI 3.1 document of the REST calls that say something of themselves, in the order of their names. */
export function openApiDocument({ url, version, routes }: DocumentOptions): Json {
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
  for (const { name: call, about, needs = 'session' } of routes.flatMap(callsOf).toSorted(byName)) {
    if (about === undefined) continue;
    const name = call.replaceAll(/:(\w+)/g, '{$1}');
    const [method = 'GET', path = '/'] = name.split(' ');
    const operation = operationOf(name, about, needs, schemaOf);
    paths[path] = { ...paths[path], [method.toLowerCase()]: { tags: [about.tag], ...operation } };
  }
  const failed = { description: 'Refused or failed', content: { [json]: { schema: schemaOf(problem) } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Curbcast', version, description: description.replaceAll('\n', ' ') },
    servers: [{ url }],
    tags: tags.map((name) => ({ name })),
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

function operationOf(
  name: string,
  call: CallDescription,
  need: TokenNeed,
  schemaOf: (schema: z.ZodType) => Json,
): Json {
  const { summary, query = {}, body, status = 200 } = call;
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
