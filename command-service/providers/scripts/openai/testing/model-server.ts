import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ModelRequest {
  readonly body: string;
  readonly authorization: string | undefined;
  readonly url: string | undefined;
}
export type Reply = (request: ModelRequest, response: http.ServerResponse) => void;

/** A chat completion with this content; `changes` replace fields of its choice. */
export const completion =
  (content: string | null, changes: object = {}): Reply =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'c',
        object: 'chat.completion',
        created: 1,
        model: 'test-model',
        choices: [
          { index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null }, ...changes },
        ],
      }),
    );

/** A chat completion whose content is this JSON. */
export const jsonCompletion = (answer: object): Reply => completion(JSON.stringify(answer));

/** A chat completion that comes letter by letter, as events. */
export const streamedCompletion =
  (content: string): Reply =>
  (_request, response) => {
    const delta = (text: string, finish: string | null = null): string =>
      `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text }, finish_reason: finish }] })}\n\n`;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const letter of content) response.write(delta(letter));
    response.end(`${delta('', 'stop')}data: [DONE]\n\n`);
  };

/** An error with this status. */
export const status =
  (code: number): Reply =>
  (_request, response) =>
    response
      .writeHead(code, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { message: 'no', type: 'x', code: 'x' } }));

export interface ModelServer {
  readonly baseUrl: string;
  /** Every request so far. */
  readonly requests: ModelRequest[];
  /** Replies in order; a request without one gets status 418. */
  readonly replies: Reply[];
  close(): Promise<void>;
}

/** Starts a server on loopback that speaks OpenAI's chat API and gives scripted replies. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const replies: Reply[] = [];
  const server = http.createServer((request, response) => {
    text(request).then(
      (body) => {
        const seen = { body, authorization: request.headers.authorization, url: request.url };
        requests.push(seen);
        (replies.shift() ?? status(418))(seen, response);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    replies,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
