import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';
import type { GatewayContext } from '../context.ts';
import { dateTime } from '../scalars.ts';
import { queryParam } from './routes.ts';

export type DownloadFormat = 'json' | 'csv';

/** The format that a download is requested in (`?format=`), by default JSON. Throws INVALID_INPUT. */
export function downloadFormat(request: FastifyRequest): DownloadFormat {
  const format = queryParam(request, 'format') ?? 'json';
  if (format !== 'json' && format !== 'csv') throw new Refusal('INVALID_INPUT', 'format must be json or csv.');
  return format;
}

/** The `content-disposition` of a download: its name with the current date. */
export const attachmentName = (
  { services }: Pick<GatewayContext, 'services'>,
  name: string,
  format: DownloadFormat,
): string => `attachment; filename="${name}-${dateTime(services.now()).slice(0, 10)}.${format}"`;
