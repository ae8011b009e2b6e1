import { z } from 'zod';
import { callsOf, type Route, type Routes } from '../rest/routes.ts';
import { liveMessage } from './live-messages.ts';
import { problem } from './fields.ts';
import { tags, type CallDescription } from '../rest/call.ts';

const description = `The REST calls of Curbcast. Programs send a personal access token (Authorization: Bearer); the scope that
a call needs is named with it, and a call without one takes a session only. A change may carry Idempotency-Key: repeated with
the same key and body it gives the first answer and happens once. Unknown fields of answers must be accepted: they may grow.
The messages of the WebSocket at /ws, which a session opens, are the schema LiveMessage.`;

type Json = Readonly<Record<string, unknown>>;
const json = 'application/json';

const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1);

interface DocumentOptions {
  readonly url: string;
  readonly version: string;
  /** The address to which users of the calls can write. */
  readonly supportEmail: string;
  readonly routes: readonly Routes[];
}

/** The OpenAPI 3.1 document of the REST calls that have a description, in the order of their names. */
export function openApiDocument({ url, version, supportEmail, routes }: DocumentOptions): Json {
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
  for (const { name: call, about, ...route } of routes.flatMap(callsOf).toSorted(byName)) {
    if (about === undefined) continue;
    const name = call.replaceAll(/:(\w+)/g, '{$1}');
    const [method = 'GET', path = '/'] = name.split(' ');
    const operation = operationOf(name, about, route, schemaOf);
    paths[path] = { ...paths[path], [method.toLowerCase()]: { tags: [about.tag], ...operation } };
  }
  const content = { [json]: { schema: schemaOf(problem) } };
  schemaOf(liveMessage);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Curbcast',
      version,
      description: description.replaceAll('\n', ' '),
      contact: { email: supportEmail },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url }],
    tags: Object.entries(tags).map(([name, about]) => ({ name, description: about })),
    paths,
    components: {
      schemas,
      parameters,
      headers,
      responses: Object.fromEntries(
        Object.entries(problems).map(([status, { description: about, headers: own = {} }]) => [
          nameOf(status),
          { description: about, headers: { ...own }, content },
        ]),
      ),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: url.startsWith('https:') ? '__Host-sid' : 'sid',
          description: 'A signed-in browser.',
        },
        accessToken: { type: 'http', scheme: 'bearer', description: 'A personal access token.' },
        idToken: { type: 'http', scheme: 'bearer', description: 'An ID token of the identity provider.' },
      },
    },
  };
}

const headerOf = (description: string, { type = 'string', required = false } = {}): Json => ({
  description,
  ...(required && { required }),
  schema: { type },
});
/** The headers of responses, by the names with which calls refer to them. */
const headers = {
  Position: headerOf('The position in the log of what this call changed: send it as x-min-position.'),
  Next: headerOf('The cursor of the next page, to send as `after`; absent on the last one.'),
  RetryAfter: headerOf('Seconds to wait before the next try.', { type: 'integer' }),
  RetryLimited: headerOf('Seconds until the limit allows the next call.', { type: 'integer', required: true }),
  Challenge: headerOf('How to sign in (RFC 6750).', { required: true }),
  Version: headerOf('The version of the file, for If-None-Match and If-Range.'),
  Part: headerOf('The part that is sent, and the length of the whole file.', { required: true }),
  Length: headerOf('The length of the whole file.', { required: true }),
} as const;
const header = (name: keyof typeof headers): Json => ({ $ref: `#/components/headers/${name}` });

/** Parameters that many calls take. */
const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Repeated with the same key and body, the call gives the first answer and happens once.',
    schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
  },
  MinPosition: {
    name: 'x-min-position',
    in: 'header',
    description: 'The x-position of an earlier answer: this one shows at least what that call changed.',
    schema: { type: 'string' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The ETag of the copy that the caller has: the answer is 304 as long as it is the same.',
    schema: { type: 'string' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The ETag of the only version that the caller wants: of another one the answer is 412.',
    schema: { type: 'string' },
  },
  Range: {
    name: 'Range',
    in: 'header',
    description: 'The part of the file to send, e.g. `bytes=0-1023`.',
    schema: { type: 'string' },
  },
  IfRange: {
    name: 'If-Range',
    in: 'header',
    description: 'The ETag of the parts that the caller has: of another version the whole file is sent.',
    schema: { type: 'string' },
  },
} as const;
const shared = (name: keyof typeof parameters): Json => ({ $ref: `#/components/parameters/${name}` });

/** The refusals that calls have in common, by status. */
const problems: Readonly<Record<string, { readonly description: string; readonly headers?: Json }>> = {
  400: { description: 'The input is not valid' },
  401: {
    description: 'No session, and no access token that is valid',
    headers: { 'WWW-Authenticate': header('Challenge') },
  },
  403: { description: 'The caller may not do this' },
  404: { description: 'There is no such thing for this caller' },
  409: { description: 'The state does not allow this, or the idempotency key belongs to another request' },
  413: { description: 'The body is too large' },
  415: { description: 'The body has a type or an encoding that is not read' },
  429: { description: 'Too many requests', headers: { 'Retry-After': header('RetryLimited') } },
  503: {
    description: 'Something that the call needs does not answer at the moment',
    headers: { 'Retry-After': header('RetryAfter') },
  },
  default: { description: 'Refused or failed' },
};
const nameOf = (status: string): string => (status === 'default' ? 'Problem' : `Problem${status}`);

/** The statuses with which a call may refuse, without the rare ones. */
function refusalsOf(call: CallDescription, { needs = 'session', once }: RouteFacts, takesPath: boolean): string[] {
  const takesInput = call.body !== undefined || call.query !== undefined || call.path !== undefined || once === true;
  return [
    ...(takesInput ? ['400'] : []),
    '401',
    ...(needs === 'open' ? [] : ['403']),
    ...(takesPath ? ['404'] : []),
    ...(once ? ['409'] : []),
    ...(call.body ? ['413', '415'] : []),
    '429',
    '503',
    'default',
  ];
}

type RouteFacts = Pick<Route, 'needs' | 'once'>;

function operationOf(
  name: string,
  call: CallDescription,
  route: RouteFacts,
  schemaOf: (schema: z.ZodType) => Json,
): Json {
  const { summary, query = {}, path = {}, body, status = 200 } = call;
  const { needs: need = 'session', once } = route;
  const isRead = name.startsWith('GET ');
  const inParts = call.answer !== undefined && 'file' in call.answer && call.answer.inParts === true;
  const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
  const schemaIn = (schema: z.ZodType | undefined): Json => (schema ? schemaOf(schema) : { type: 'string' });
  const taken = [
    ...inPath.map((parameter) => ({
      name: parameter,
      in: 'path',
      required: true,
      schema: schemaIn(path[parameter]),
    })),
    ...Object.entries(query).map(([parameter, asked]) => ({
      name: parameter,
      in: 'query',
      ...(typeof asked === 'string'
        ? { description: asked, schema: schemaIn(undefined) }
        : { required: !asked.safeParse(undefined).success, schema: schemaIn(asked) }),
    })),
    ...(once ? [shared('IdempotencyKey')] : []),
    ...(isRead ? [shared('MinPosition')] : []),
    ...(inParts ? [shared('IfMatch'), shared('IfNoneMatch'), shared('Range'), shared('IfRange')] : []),
  ];
  const next = 'after' in query ? { 'x-next': header('Next') } : undefined;
  const version = inParts ? { ETag: header('Version') } : undefined;
  const told = isRead ? (next ?? version) : { 'x-position': header('Position') };
  return {
    operationId: operationIdOf(name),
    summary,
    security: securityOf(call, need),
    ...(taken.length > 0 && { parameters: taken }),
    ...(body && { requestBody: { required: !('form' in body), content: bodyOf(body, schemaOf) } }),
    responses: {
      [status]: {
        description: status === 302 ? 'A redirect' : 'Done',
        ...(told && { headers: told }),
        ...contentOf(call, schemaOf),
      },
      ...(inParts && partsOf(contentOf(call, schemaOf))),
      ...Object.fromEntries(
        refusalsOf(call, route, inPath.length > 0).map((refusal) => [
          refusal,
          { $ref: `#/components/responses/${nameOf(refusal)}` },
        ]),
      ),
    },
  };
}

function securityOf({ callers }: CallDescription, need: NonNullable<Route['needs']>): readonly Json[] {
  if (callers === 'anyone') return [{}, { session: [] }];
  if (callers === 'idToken') return [{ idToken: [] }];
  return [{ session: [] }, ...(need === 'session' ? [] : [{ accessToken: need === 'open' ? [] : [need] }])];
}

/** Responses of a file besides the whole of it (RFC 9110). */
const partsOf = (content: Json): Json => ({
  206: {
    description: 'A part of the file',
    headers: { ETag: header('Version'), 'Content-Range': header('Part') },
    ...content,
  },
  304: { description: 'The caller has this version', headers: { ETag: header('Version') } },
  412: { description: 'The file is another version than If-Match names', headers: { ETag: header('Version') } },
  416: { description: 'The file has no such part', headers: { 'Content-Range': header('Length') } },
});

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
