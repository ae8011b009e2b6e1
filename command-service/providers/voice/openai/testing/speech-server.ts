import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { encodeWav } from '../../wav.ts';

export interface SpeechRequestSeen {
  readonly path: string | undefined;
  readonly key: string | undefined;
  readonly body: unknown;
}

export interface SpeechServer {
  readonly baseUrl: string;
  /** Every request so far. */
  readonly requests: readonly SpeechRequestSeen[];
  /** Answers all later requests with this error status. */
  failWith(status: number): void;
  close(): Promise<void>;
}

/** A tenth of a second of silence, a tone of `seconds`, a tenth of silence. */
function tone(seconds: number): Buffer {
  const samples = new Int16Array(24_000 * (seconds + 0.2));
  for (let index = 2400; index < samples.length - 2400; index += 1) samples[index] = 9000 * Math.sin(index / 10);
  return encodeWav({ sampleRate: 24_000, samples });
}

/** Starts a server on loopback that speaks OpenAI's speech API: two seconds of a tone for every text. */
export async function startSpeechServer(): Promise<SpeechServer> {
  const requests: SpeechRequestSeen[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    json(request).then(
      (body) => {
        requests.push({ path: request.url, key: request.headers.authorization, body });
        if (status === 200) response.writeHead(200, { 'content-type': 'audio/wav' }).end(tone(2));
        else
          response
            .writeHead(status, { 'content-type': 'application/json' })
            .end(JSON.stringify({ error: { message: 'no', code: 'x' } }));
      },
      () => response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    failWith(code) {
      status = code;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
