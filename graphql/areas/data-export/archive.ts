import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { dateTime } from '../../scalars.ts';
import type { ExportFile, ExportSource } from './part.ts';
import { parts } from './parts/index.ts';

/** Everything of the user as one ZIP file. Nothing is read before the reader asks for it, and nothing is kept. */
export function openArchive(source: ExportSource): Readable {
  const lastModified = new Date(source.context.services.now());
  // Browser streams and Node streams differ in their types, but not at run time.
  const zip: object = makeZip(entries(source, lastModified));
  return Readable.fromWeb(zip as ReadableStream<Uint8Array>);
}

async function* entries(source: ExportSource, lastModified: Date) {
  for await (const { name, content } of files(source))
    // An empty text stays a file: without content the library would make a folder.
    yield { name, lastModified, input: typeof content === 'string' ? Buffer.from(content) : content };
}

async function* files(source: ExportSource): AsyncIterable<ExportFile> {
  yield { name: 'README.txt', content: readMe(source) };
  for (const part of parts) yield* part.files(source);
}

function readMe({ user, context }: ExportSource): string {
  const width = Math.max(...parts.map(({ name }) => name.length));
  return [
    `Your data at Curbcast`,
    '',
    `Account ${user.id}, ${dateTime(context.services.now())} (all times are UTC).`,
    'Amounts of money are in cents, credits in credits unless a name says half-credits.',
    '',
    ...parts.map(({ name, about }) => `${name.padEnd(width)}  ${about}`),
    '',
    'Passwords are not in it: we keep only a hash, which cannot be turned back.',
    `Questions: ${context.settings.product.supportEmail}`,
    '',
  ].join('\n');
}
