import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

// Compares a server's messages with its `/openapi.json`.

/** One request and its answer, as they went over the wire. */
export interface Exchange {
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  readonly sent: { readonly headers: Headers; readonly body?: unknown };
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Checks exchanges with one server. */
export interface Contract {
  /** The deviations of an exchange from the document; empty if there are none. */
  faultsOf(exchange: Exchange): readonly string[];
  /** The same for a message of `/ws`. */
  messageFaults(message: unknown): readonly string[];
}

interface Schema {
  readonly [keyword: string]: unknown;
}
interface Reference {
  readonly $ref?: string;
}
interface Response {
  readonly headers?: Readonly<Record<string, Reference>>;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}
interface Operation {
  readonly parameters?: readonly (Parameter & Reference)[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly responses: Readonly<Record<string, Response & Reference>>;
  readonly security: readonly object[];
}
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Calls from programs other than the user's; the document leaves them out. */
const undocumented = /^\/api\/webhooks\/(?:heygen|stripe)$/;
/** Paths of the API; others are pages, files and documents. */
const ofTheApi = /^\/(?:api|auth|public)\//;
/**
 * Statuses that the document describes for all calls at once, in `default`: an unknown path or method, or a failure in
 * transit.
 */
const ofNoCall = new Set([404, 405, 408, 411, 413, 415, 431, 500]);
/** Answer headers that the document must describe. HTTP itself defines the others. */
const described = ['retry-after', 'www-authenticate', 'x-position', 'x-next'];

export function readContract(document: OpenApi): Contract {
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'answers', components: closed(document.components) });
  ajv.addSchema({ $id: 'requests', components: document.components });
  const validators = new Map<unknown, ValidateFunction>();

  const errorsOf = (schema: Schema, of: 'answers' | 'requests', value: unknown): string[] => {
    const validate =
      validators.get(schema) ?? ajv.compile(within(of, of === 'answers' ? closed(schema) : schema) as Schema);
    validators.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
  };
  const resolved = <Part extends Reference>(part: Part): Part =>
    part.$ref === undefined
      ? part
      : (part.$ref
          .slice(2)
          .split('/')
          .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], document) as Part);

  const paths = Object.entries(document.paths)
    // A literal path before one with a parameter.
    .toSorted(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
    .map(([pattern, operations]) => ({
      takes: new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
      operations,
    }));

  const answered = ({ status, headers, body }: Exchange, operation: Operation): string[] => {
    const named = operation.responses[status] ?? (status >= 400 ? operation.responses['default'] : undefined);
    if (named === undefined) return [`the document has no answer ${status}`];
    const { content = {}, headers: listed = {} } = resolved(named);
    const faults = described
      .filter((name) => headers.has(name) && !Object.keys(listed).some((each) => each.toLowerCase() === name))
      .map((name) => `header ${name} is not in the document of ${status}`);
    for (const [name, header] of Object.entries(listed)) {
      const value = headers.get(name);
      const { required, schema } = resolved(header as Reference & { required?: boolean; schema: Schema });
      if (value === null) {
        if (required) faults.push(`header ${name} is missing`);
      } else faults.push(...errorsOf(schema, 'answers', read(value, schema)).map((each) => `header ${name}: ${each}`));
    }
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    if (Object.keys(content).length === 0) return faults;
    const as = content[type];
    if (as === undefined) faults.push(`content type ${type} is not among ${Object.keys(content).join(', ')}`);
    else if (type === 'application/json') faults.push(...errorsOf(as.schema, 'answers', JSON.parse(body)));
    return faults;
  };

  /** The document must allow every request that was carried out. */
  const asked = ({ path, sent }: Exchange, operation: Operation, inPath: Record<string, string>): string[] => {
    const parameters = (operation.parameters ?? []).map(resolved);
    const query = new URL(path, 'http://any').searchParams;
    const valueOf = ({ in: place, name }: Parameter): string | null | undefined =>
      place === 'path' ? inPath[name] : place === 'query' ? query.get(name) : sent.headers.get(name);
    const faults = [...query.keys()]
      .filter((name) => !parameters.some((each) => each.in === 'query' && each.name === name))
      .map((name) => `query parameter ${name} was taken, but is not in the document`);
    for (const parameter of parameters) {
      const value = valueOf(parameter) ?? undefined;
      if (value === undefined && parameter.required) faults.push(`${parameter.name} was missing, and taken`);
      if (value !== undefined)
        faults.push(
          ...errorsOf(parameter.schema, 'requests', read(value, parameter.schema)).map(
            (each) => `${parameter.name} was taken: ${each}`,
          ),
        );
    }
    const isVisitor = !sent.headers.has('cookie') && !sent.headers.has('authorization');
    if (isVisitor && !operation.security.some((each) => Object.keys(each).length === 0))
      faults.push('a visitor was let in');
    const type = sent.headers.get('content-type')?.split(';')[0] ?? '';
    const body = operation.requestBody?.content[type];
    if (sent.body === undefined || sent.body === '') {
      if (operation.requestBody?.required) faults.push('no body was sent, and taken');
    } else if (operation.requestBody && body === undefined) faults.push(`a body of type ${type} was taken`);
    else if (body && type === 'application/json' && typeof sent.body === 'string')
      faults.push(
        ...errorsOf(body.schema, 'requests', JSON.parse(sent.body)).map((each) => `the body was taken: ${each}`),
      );
    return faults;
  };

  const liveMessage = { $ref: '#/components/schemas/LiveMessage' };
  return {
    messageFaults: (message) => errorsOf(liveMessage, 'answers', message),
    faultsOf: (exchange) => {
      const { pathname } = new URL(exchange.path, 'http://any');
      const found = paths.find(({ takes }) => takes.test(pathname));
      const operation = found?.operations[exchange.method.toLowerCase()];
      if (found === undefined || operation === undefined) {
        const isCall = ofTheApi.test(pathname) && !undocumented.test(pathname);
        const answers = !ofNoCall.has(exchange.status) && exchange.method !== 'OPTIONS' && exchange.method !== 'HEAD';
        return isCall && answers ? [`the document has no such call, which answers ${exchange.status}`] : [];
      }
      return [
        ...answered(exchange, operation),
        ...(exchange.status < 400 ? asked(exchange, operation, found.takes.exec(pathname)?.groups ?? {}) : []),
      ];
    },
  };
}

/** The deviations of an answer from `/graphql`: each error needs a code and the request's id, as in `docs/api.md`. */
export function graphqlFaultsOf({ status, body }: Pick<Exchange, 'status' | 'body'>): readonly string[] {
  if (body === '') return [];
  const { data, errors, ...problem } = JSON.parse(body) as {
    readonly data?: unknown;
    readonly errors?: readonly {
      readonly message?: unknown;
      readonly extensions?: Readonly<Record<string, unknown>>;
    }[];
    readonly code?: unknown;
    readonly requestId?: unknown;
  };
  // Refused before it was parsed as GraphQL.
  const told =
    errors?.map(({ message, extensions }) => ({ message, ...extensions })) ?? (status >= 400 ? [problem] : []);
  if (data === undefined && told.length === 0) return ['it has neither data nor errors'];
  return told
    .filter((each) => ['message', 'code', 'requestId'].some((name) => typeof Object(each)[name] !== 'string'))
    .map((each) => `an error lacks its message, code or requestId: ${JSON.stringify(each)}`);
}

/** Converts the text of a parameter or header to the type in its schema. */
function read(text: string, { type }: Schema): unknown {
  if (type !== 'integer' && type !== 'number' && type !== 'boolean') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** A schema whose references point into one of the two copies of the components. */
function within(of: string, schema: unknown): unknown {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/components/', `"$ref":"${of}#/components/`),
  ) as unknown;
}

/** Objects of answers with exactly the described fields: a field that the document does not name must not be sent. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, closed(value)]),
  );
  return copy['type'] === 'object' && 'properties' in copy ? { additionalProperties: false, ...copy } : copy;
}
