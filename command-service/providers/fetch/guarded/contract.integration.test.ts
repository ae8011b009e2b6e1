import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { webReaderContract } from '../contract.ts';
import { createGuardedFetch } from './guarded-fetch.ts';

/** The beginning of an MP4 file: the size and name of its first box. */
const mp4 = Buffer.from('00000018667479706d703432', 'hex');
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

webReaderContract('guarded fetch', async () => {
  const server = http.createServer(({ url }, response) => {
    if (url === '/page') response.writeHead(200, { 'content-type': 'Text/HTML; charset=utf-8' }).end('<h1>Café</h1>');
    else if (url === '/picture') response.writeHead(200, { 'content-type': 'text/plain' }).end(png);
    else if (url === '/video') response.writeHead(200, { 'content-type': 'text/plain' }).end(mp4);
    else response.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    reader: createGuardedFetch({ allow: [host] }),
    page: { url: `http://${host}/page`, contentType: 'text/html', text: '<h1>Café</h1>' },
    image: { url: `http://${host}/picture`, contentType: 'image/png', bytes: png },
    video: { url: `http://${host}/video`, contentType: 'video/mp4', bytes: mp4 },
    missing: `http://${host}/missing`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
});
