import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { House, Report } from './operation.ts';
import { operations } from './operations.ts';

/**
 * The door through which operators' commands reach a running server: a local socket that only the
 * server's own user may open. One request a connection: a JSON line in, text lines out, a JSON line last.
 */

/** Where the socket of a data folder is: a short path, for the system limits its length. */
export function controlSocket(dataDir: string): string {
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  return join(tmpdir(), `curbcast-${process.getuid?.() ?? 0}-${name}.sock`);
}

interface Request {
  readonly verb: string;
  readonly args: readonly string[];
}

/** Serves operations until it is closed. */
export function serveControl(house: House, onError: (error: unknown) => void): { close(): void } {
  const path = controlSocket(house.dataDir);
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket }).once('line', (line) => {
      const report: Report = (text) => void socket.write(`${JSON.stringify({ text })}\n`);
      runOperation(house, JSON.parse(line) as Request, report).then(
        (ok) => socket.end(`${JSON.stringify({ ok })}\n`),
        (error: unknown) => {
          onError(error);
          socket.end(`${JSON.stringify({ text: error instanceof Error ? error.message : String(error) })}\n${JSON.stringify({ ok: false })}\n`);
        },
      );
    });
  });
  server.on('error', onError);
  server.listen(path, () => chmodSync(path, 0o600));
  return {
    close: () => {
      server.close();
      rmSync(path, { force: true });
    },
  };
}

export function runOperation(house: House, { verb, args }: Request, report: Report): Promise<boolean> {
  const operation = operations[verb];
  if (!operation) throw new Error(`There is no operation ${verb}`);
  return operation(house, args, report);
}

/** Asks the server of this data folder. Undefined when none is running. */
export function askServer(dataDir: string, request: Request, report: Report): Promise<boolean | undefined> {
  return new Promise((settle, fail) => {
    let answer: boolean | undefined = false;
    const socket = connect(controlSocket(dataDir), () => socket.write(`${JSON.stringify(request)}\n`));
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? settle(undefined) : fail(error)));
    const lines = createInterface({ input: socket });
    lines.on('line', (line) => {
      const { text, ok } = JSON.parse(line) as { text?: string; ok?: boolean };
      if (text !== undefined) report(text);
      if (ok !== undefined) answer = ok;
    });
    lines.on('close', () => settle(answer));
    lines.on('error', () => undefined);
  });
}
