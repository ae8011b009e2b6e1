import type { FastifyReply } from 'fastify';
import type { Uploads } from '../../command-service/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { GatewayContext } from '../context.ts';
import type { Bound } from '../guard/bounds.ts';
import { param, type Routes } from './routes.ts';
import { say } from '../../words/index.ts';

const version = '1.0.0';
const tus = (reply: FastifyReply): FastifyReply =>
  reply.header('tus-resumable', version).header('cache-control', 'no-store');

/** Where an area accepts uploads, and from whom. */
export interface UploadTarget {
  readonly path: string;
  readonly mostBytes: number;
  /** The limits of uploads: for the call that begins one, and for the calls that continue it. */
  readonly bounds: readonly [begin: Bound, goOn: Bound];
  /** The user who may upload here. Throws the refusal of everybody else. */
  readonly user: (context: GatewayContext) => string | Promise<string>;
  /** A check before any byte is accepted. Throws a refusal. */
  readonly mayBegin?: (context: GatewayContext, userId: string) => Promise<void>;
  readonly uploads: (context: GatewayContext) => Uploads;
}

/**
 * Resumable uploads by the tus protocol 1.0.0 with its extensions creation and termination (https://tus.io): a file
 * arrives in parts, and a broken upload continues from the last whole part.
 */
export const uploadRoutes = ({
  path,
  mostBytes,
  bounds: [begin, goOn],
  user,
  mayBegin,
  uploads,
}: UploadTarget): Routes => ({
  [`POST ${path}` as const]: {
    bound: begin,
    body: 'stream',
    handle: async (context, request, reply) => {
      const userId = await user(context);
      const announced = request.headers['upload-length'];
      await mayBegin?.(context, userId);
      const id = await uploads(context).begin(userId, Number(announced ?? Number.NaN));
      return tus(reply).code(201).header('location', `${path}/${id}`).send();
    },
  },

  // Answers HEAD, too.
  [`GET ${path}/:id` as const]: async (context, request, reply) => {
    const { bytes, offset } = await uploads(context).state(await user(context), param(request, 'id'));
    return tus(reply)
      .header('upload-offset', offset)
      .header('upload-length', bytes)
      .header('tus-max-size', mostBytes)
      .send();
  },

  [`PATCH ${path}/:id` as const]: {
    bound: goOn,
    body: 'stream',
    handle: async (context, request, reply) => {
      const userId = await user(context);
      if (request.headers['content-type'] !== 'application/offset+octet-stream')
        throw new Refusal('UNSUPPORTED_TYPE', say('UPLOAD_PART_TYPE'));
      const offset = Number(request.headers['upload-offset'] ?? Number.NaN);
      const reached = await uploads(context).append(userId, param(request, 'id'), offset, request.raw);
      return tus(reply).code(204).header('upload-offset', reached).send();
    },
  },

  [`DELETE ${path}/:id` as const]: {
    bound: goOn,
    handle: async (context, request, reply) => {
      await uploads(context).remove(await user(context), param(request, 'id'));
      return tus(reply).code(204).send();
    },
  },
});
