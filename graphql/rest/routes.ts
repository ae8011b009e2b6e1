import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { TokenNeed } from '../areas/access-tokens/token-need.ts';
import type { GatewayContext } from '../context.ts';
import type { Bound } from '../guard/bounds.ts';
import type { Answer, CallDescription } from './call.ts';
import { takeBound } from '../take.ts';
import type { RoutePolicy } from './policy.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the gateway treats requests of the route before its handler; without it `defaultPolicy`. */
    readonly policy?: RoutePolicy;
    /** Whether the call reads an idempotency key. */
    readonly once?: boolean;
  }
}

/** Handles one REST call: receives the context of its caller and returns a value that is sent as JSON. */
export type Call<Result = unknown> = (
  context: GatewayContext,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Result>;

/** A call and its description in one place; admission, limits and `/openapi.json` all follow from it. */
export interface Route {
  readonly handle: Call;
  /** The scope that an access token needs for the call; without one no token may make it. */
  readonly needs?: TokenNeed;
  /** The limit that keeps the call from making mails, events or jobs without end. Every call but a GET has one. */
  readonly bound?: Bound;
  /** Its entry in `/openapi.json`; absent for calls that are not part of the API, such as pages. */
  readonly about?: CallDescription;
  /** Whether it takes an idempotency key: a call repeated with the same key happens once. */
  readonly once?: true;
  /** How the gateway treats a request before it reaches the call; without it `defaultPolicy`. */
  readonly policy?: RoutePolicy;
  /**
   * `bytes`: the body arrives unchanged (`bodyOf`), of any content type; `stream`: the call reads the body from
   * `request.raw` and bounds it itself. Without it the body is JSON.
   */
  readonly body?: 'bytes' | 'stream';
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'ALL';

/** The REST calls of an area by `METHOD /path`. */
export type Routes = Readonly<Record<`${Method} ${string}`, Call | Route>>;

/** A reply that the call has sent itself. Omits `then`, which would make the compiler take a reply for a promise. */
type Sent = Pick<FastifyReply, 'raw' | 'sent'>;

/** A call whose response has a schema: it returns a value of the schema, or has sent the reply itself. */
export const route = <Schema extends z.ZodType>(
  declared: Omit<Route, 'about' | 'handle'> & {
    readonly about: CallDescription & { readonly answer: Schema };
    readonly handle: Call<Answer<Schema> | Sent>;
  },
): Route => declared;

export const routeOf = (route: Call | Route): Route => (typeof route === 'function' ? { handle: route } : route);

/** The calls of a table with their names, e.g. `GET /api/videos/:id`. */
export const callsOf = (routes: Routes): readonly (Route & { readonly name: string })[] =>
  Object.entries(routes).map(([name, route]) => ({ name, ...routeOf(route) }));

/** The largest body of a call that reads bytes, in bytes. */
const bytesLimit = 1024 * 1024;

/** Registers the calls of an area on the server. Throws for a call that changes something and has no bound. */
export async function registerRoutes(
  server: FastifyInstance,
  routes: Routes,
  contextOf: (request: FastifyRequest) => Promise<GatewayContext>,
): Promise<void> {
  const all = callsOf(routes);
  const add = (target: FastifyInstance, { name, handle, policy, needs, bound, once }: (typeof all)[number]): void => {
    const [method = 'GET', url = '/'] = name.split(' ');
    if (method !== 'GET' && bound === undefined) throw new Error(`${name} does not say what bounds it`);
    target.route({
      method: method === 'ALL' ? target.supportedMethods : method,
      url,
      config: { ...(policy && { policy }), ...(once && { once }) },
      handler: async (request, reply) => {
        const context = await contextOf(request);
        if (context.accessToken !== undefined) await context.requireScope(needs ?? 'session', name);
        await takeBound(context, bound);
        const answer = await handle(context, request, reply);
        const position = context.lastPosition();
        if (position !== undefined && !reply.sent) void reply.header('x-position', position);
        return answer;
      },
    });
  };
  for (const route of all) if (route.body === undefined) add(server, route);
  const takingBytes = named('routes that take bytes', async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytesLimit }, (_request, body, done) =>
      done(null, body),
    );
    for (const route of all) if (route.body === 'bytes') add(scope, route);
  });
  const takingStreams = named('routes that take streams', async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const route of all) if (route.body === 'stream') add(scope, route);
  });
  await server.register(takingBytes);
  await server.register(takingStreams);
}

/** Names a plugin. For a plugin without a name Fastify looks through all loaded modules: half a second under Jest. */
const named = (name: string, plugin: FastifyPluginAsync): FastifyPluginAsync =>
  Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name });

/** The body of a call that is declared with `body: 'bytes'`; empty when none was sent. */
export const bodyOf = ({ body }: FastifyRequest): Buffer<ArrayBuffer> =>
  Buffer.isBuffer(body) ? Buffer.from(body) : Buffer.alloc(0);

/** The idempotency key of a call, from its header. Throws in a call that does not declare that it takes one. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  if (request.routeOptions.config.once !== true) throw new Error(`${request.routeOptions.url} does not say \`once\``);
  const value = request.headers['idempotency-key'];
  return Array.isArray(value) ? value[0] : value;
}

/** A parameter of the path. */
export function param(request: FastifyRequest, name: string): string {
  const value = (request.params as Readonly<Record<string, string | undefined>>)[name];
  if (value === undefined) throw new Error(`The route has no parameter ${name}`);
  return value;
}

/** A parameter of the query; the first one when it is repeated. */
export function queryParam(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Readonly<Record<string, string | string[] | undefined>>)[name];
  return Array.isArray(value) ? value[0] : value;
}
