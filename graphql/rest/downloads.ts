import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal } from '../../domain/refusal.ts';
import { dayOf } from '../../domain/time.ts';
import { takeTurn } from '../../lib/turns.ts';
import type { GatewayContext } from '../context.ts';
import type { Answer } from './call.ts';
import { byteOrderMark, csvOf } from './csv.ts';
import { fileName } from './file-names.ts';
import { queryParam } from './routes.ts';
import { say } from '../../words/index.ts';

export type DownloadFormat = 'json' | 'csv';

/** The format that a download is requested in (`?format=`), by default JSON. Throws INVALID_INPUT. */
export function downloadFormat(request: FastifyRequest): DownloadFormat {
  const format = queryParam(request, 'format') ?? 'json';
  if (format !== 'json' && format !== 'csv') throw new Refusal('INVALID_INPUT', say('FORMAT_UNKNOWN'));
  return format;
}

/** The `content-disposition` of a download: its name, in ASCII, with the current date. */
export const attachmentName = (
  { services }: Pick<GatewayContext, 'services'>,
  name: string,
  format: DownloadFormat,
): string => `attachment; filename="${fileName(`${name}-${dayOf(services.now())}`, format)}"`;

type Pages<Row extends object = object> = AsyncIterable<readonly Row[]>;

/** Rows that are written at once; a page of a list may have more. */
const rowsAtOnce = 50;

/** The pages in small pieces, between which other requests get their turn: reading and writing never wait by themselves. */
async function* inPieces(pages: Pages): AsyncIterable<readonly object[]> {
  for await (const page of pages)
    for (let from = 0; from < page.length; from += rowsAtOnce) {
      await takeTurn();
      yield page.slice(from, from + rowsAtOnce);
    }
}

interface Table<Row extends z.ZodObject> {
  readonly disposition: string;
  readonly format: DownloadFormat;
  /** The fields of a row: those of JSON and the columns of CSV, in their order. */
  readonly row: Row;
  /** Columns of numbers that may be negative. */
  readonly amounts?: readonly string[];
}

/** The columns of a table, by the schema of its rows. */
export const columnsOf = (row: z.ZodObject): readonly string[] => Object.keys(row.shape);

/**
 * Streams pages of rows as a file: a JSON array, or CSV. Rejects when the first page can't be read, so that the caller
 * gets an error instead of half a file.
 */
export async function sendRows<Row extends z.ZodObject>(
  reply: FastifyReply,
  { disposition, format, row, amounts = [] }: Table<Row>,
  allPages: Pages<Answer<Row>>,
): Promise<FastifyReply> {
  const pages = await withFirstRead(allPages);
  void reply.header('content-disposition', disposition);
  void reply.type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8');
  return reply.send(Readable.from(format === 'csv' ? csvChunks(pages, columnsOf(row), amounts) : jsonChunks(pages)));
}

/** The same pages, of which the first one is read already. */
async function withFirstRead<Row extends object>(pages: Pages<Row>): Promise<Pages<Row>> {
  const iterator = pages[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    try {
      for (let next = first; next.done !== true; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  })();
}

async function* csvChunks(pages: Pages, columns: readonly string[], amounts: readonly string[]): AsyncIterable<string> {
  yield byteOrderMark + csvOf([], { columns, header: true });
  for await (const rows of inPieces(pages)) yield csvOf(rows, { columns, header: false, amounts });
}

async function* jsonChunks(pages: Pages): AsyncIterable<string> {
  yield '[';
  let separator = '\n';
  for await (const rows of inPieces(pages)) {
    yield `${separator}${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
    separator = ',\n';
  }
  yield '\n]\n';
}
