import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../context.ts';

/** A documented call: it gets the context of its caller and answers a value that is sent as JSON. */
export type Call = (context: GatewayContext, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `METHOD /path` of each call of an area. */
export type Routes = Readonly<Record<`${Method} ${string}`, Call>>;

/** Registers calls on the server. */
export function registerRoutes(
  server: FastifyInstance,
  routes: Routes,
  contextOf: (request: FastifyRequest) => Promise<GatewayContext>,
): void {
  for (const [name, call] of Object.entries(routes)) {
    const [method = 'GET', url = '/'] = name.split(' ');
    server.route({
      method,
      url,
      handler: async (request, reply) => {
        const context = await contextOf(request);
        const answer = await call(context, request, reply);
        const position = context.lastPosition();
        if (position !== undefined && !reply.sent) void reply.header('x-position', position);
        return answer;
      },
    });
  }
}

/** The key that makes the repetition of a call harmless, from its header. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const value = request.headers['idempotency-key'];
  return Array.isArray(value) ? value[0] : value;
}

/** A parameter of the path. */
export function param(request: FastifyRequest, name: string): string {
  const value = (request.params as Readonly<Record<string, string | undefined>>)[name];
  if (value === undefined) throw new Error(`The route has no parameter ${name}`);
  return value;
}

/** A parameter of the query; a repeated one counts once. */
export function queryParam(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Readonly<Record<string, string | string[] | undefined>>)[name];
  return Array.isArray(value) ? value[0] : value;
}
