import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { controlSocket, type Request, type Served } from './ask-server.ts';
import type { OperationContext, Report } from './operation.ts';
import { operations } from './operations.ts';

/**
 * The control socket, on which a running server takes operators' commands: a local socket that only the server's user
 * may open. One request per connection: a JSON line in, text lines out, a JSON line last.
 */

/** Serves operations until it is closed. */
export function serveControl(
  context: OperationContext,
  onError: (error: unknown) => void,
  served: Served = 'control',
): { close(): void } {
  const path = controlSocket(context.dataDir, tmpdir(), served);
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket }).once('line', (line) => {
      const report: Report = (text) => void socket.write(`${JSON.stringify({ text })}\n`);
      runOperation(context, JSON.parse(line) as Request, report).then(
        (ok) => socket.end(`${JSON.stringify({ ok })}\n`),
        (error: unknown) => {
          onError(error);
          socket.end(
            `${JSON.stringify({ text: error instanceof Error ? error.message : String(error) })}\n${JSON.stringify({ ok: false })}\n`,
          );
        },
      );
    });
  });
  server.on('error', onError);
  server.listen(path);
  return {
    close: () => {
      server.close();
      rmSync(path, { force: true });
    },
  };
}

/** Rejects for an unknown verb, because an operator's typing error must not end the server. */
export async function runOperation(
  context: OperationContext,
  { verb, args }: Request,
  report: Report,
): Promise<boolean> {
  const operation = operations[verb];
  if (!operation) throw new Error(`There is no operation ${verb}`);
  return operation(context, args, report);
}
