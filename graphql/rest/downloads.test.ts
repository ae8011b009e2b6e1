import { describe, expect, test } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { Unavailable } from '../../lib/unavailable.ts';
import { sendRows } from './downloads.ts';

/** The stream with which `sendRows` sends these pages. */
async function sent(
  format: 'json' | 'csv',
  pages: AsyncIterable<readonly { readonly id: string }[]>,
): Promise<Readable> {
  let stream: Readable | undefined;
  const reply = {
    header: () => reply,
    type: () => reply,
    send: (body: Readable) => {
      stream = body;
      return reply;
    },
  } as object as FastifyReply;
  await sendRows(reply, { disposition: 'attachment', format, row: z.object({ id: z.string() }) }, pages);
  if (!stream) throw new Error('Nothing was sent');
  return stream;
}

/** Pages of an export, with the number of pages read and whether reading was ended. */
function pagesOf(count: number) {
  const seen = { read: 0, ended: false };
  async function* pages(): AsyncIterable<readonly { readonly id: string }[]> {
    try {
      for (; seen.read < count; seen.read += 1)
        yield Array.from({ length: 500 }, (_, row) => ({ id: `${seen.read}-${row}` }));
    } finally {
      seen.ended = true;
    }
  }
  return { seen, pages: pages() };
}

describe.each(['json', 'csv'] as const)('an export as %s', (format) => {
  test('gives other requests their turn while it reads and writes', async () => {
    let turns = 0;
    let isDone = false;
    const turn = (): void => {
      turns += 1;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    const { pages } = pagesOf(400);
    let longest = 0;
    let before = turns;
    let rows = 0;
    for await (const chunk of await sent(format, pages)) {
      const count = String(chunk).match(/\d+-\d+/g)?.length ?? 0;
      rows = turns === before ? rows + count : count;
      before = turns;
      longest = Math.max(longest, rows);
    }
    isDone = true;
    // Without a turn all 200,000 rows would be written at once, on a machine of any speed.
    expect(longest).toBeLessThan(100_000);
  });

  test('reads no page of a million rows before the previous one is sent', async () => {
    const { seen, pages } = pagesOf(2_000);
    let rows = 0;
    let furthest = 0;
    for await (const chunk of await sent(format, pages)) {
      expect(String(chunk)).not.toBe('');
      rows += String(chunk).match(/\d+-\d+/g)?.length ?? 0;
      furthest = Math.max(furthest, seen.read - rows / 500);
    }
    expect(rows).toBe(1_000_000);
    expect(seen).toEqual({ read: 2_000, ended: true });
    // The stream holds a bounded number of pages, however long the export is.
    expect(furthest).toBeLessThan(64);
  });

  test('is refused, not broken off, when its first page can’t be read', async () => {
    const next = (): Promise<never> => Promise.reject(new Unavailable('MongoDB does not answer'));
    const pages = { [Symbol.asyncIterator]: () => ({ next }) };
    await expect(sent(format, pages)).rejects.toThrow(Unavailable);
  });

  test('stops reading when the download is canceled halfway', async () => {
    const { seen, pages } = pagesOf(2_000);
    let chunks = 0;
    for await (const chunk of await sent(format, pages)) {
      chunks += String(chunk).length > 0 ? 1 : 0;
      if (chunks === 10) break;
    }
    // A piece that is being written is written to its end.
    while (!seen.ended) await nextTurn();
    expect(seen.ended).toBe(true);
    expect(seen.read).toBeLessThan(100);
  });
});
