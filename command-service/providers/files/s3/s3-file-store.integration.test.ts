import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from '@jest/globals';
import { FilesUnavailable, type FileStore } from '../port.ts';
import { openS3FileStore, type S3FileStore } from './s3-file-store.ts';

let server: Server | undefined;
let store: S3FileStore | undefined;
afterEach(() => {
  store?.close();
  server?.close();
});

function storeAt(port: number): S3FileStore {
  store = openS3FileStore({
    bucket: 'videos',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    forcePathStyle: true,
  });
  return store;
}

async function answering(status: number): Promise<S3FileStore> {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return storeAt((server.address() as AddressInfo).port);
}

const calls: readonly (readonly [string, (files: FileStore) => Promise<unknown>])[] = [
  ['stat', (files) => files.stat('videos/a.mp4')],
  ['open', (files) => files.open('videos/a.mp4', { start: 0, end: 1 })],
  ['list', (files) => files.list('videos/')],
  ['putBytes', (files) => files.putBytes('videos/a.mp4', Buffer.from('video'), 'video/mp4')],
  ['removeAll', (files) => files.removeAll('videos/')],
];

test.each(calls)('%s says that the files are unavailable while S3 fails', async (_name, call) => {
  await expect(call(await answering(503))).rejects.toBeInstanceOf(FilesUnavailable);
});

test.each(calls)('%s says that the files are unavailable while S3 is not reached', async (_name, call) => {
  await expect(call(storeAt(1))).rejects.toBeInstanceOf(FilesUnavailable);
});

test('a stream that fails before it is read ends its upload, not the process', async () => {
  const source = new Readable({ read: () => undefined });
  const stored = storeAt(1).putStream('videos/a.mp4', source, 'video/mp4');
  source.destroy(new Error('the file is gone'));
  await expect(stored).rejects.toThrow('the file is gone');
});

test('refused keys are a fault that no retry fixes', async () => {
  const refused = (await answering(403)).stat('videos/a.mp4');
  await expect(refused).rejects.not.toBeInstanceOf(FilesUnavailable);
});

test('a key that does not exist is not an error', async () => {
  expect(await (await answering(404)).stat('videos/a.mp4')).toBeUndefined();
});
