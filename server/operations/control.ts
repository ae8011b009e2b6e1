import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { OperationContext, Report } from './operation.ts';
import { operations } from './operations.ts';

/**
 * The control socket, which takes operators' commands in a running server: a local socket that only the
 * server's user may open. One request per connection: a JSON line in, text lines out, a JSON line last.
 */

/** The longest socket path that every system supports, in bytes. */
const longestPath = 103;

/**
 * Who serves a socket: a process with all roles takes every operation, a gateway of its own only `recover` and
 * `unblock`.
 */
export type Served = 'control' | 'gateway';

/**
 * The path of the socket of a data folder: in that folder, or, where that path is too long for a socket, in a
 * temporary folder of this user. Throws when another user could have made that folder, or could write in it.
 */
export function controlSocket(dataDir: string, temporary = tmpdir(), served: Served = 'control'): string {
  const path = join(resolve(dataDir), `${served}.sock`);
  if (Buffer.byteLength(path) <= longestPath) return path;
  const folder = join(temporary, `curbcast-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  if (uid !== userInfo().uid || (mode & 0o170077) !== 0o040000) {
    throw new Error(
      `${folder} must be a folder that only this user can open. Remove it, or choose a shorter DATA_DIR.`,
    );
  }
  return join(folder, `${createHash('sha256').update(path).digest('hex').slice(0, 16)}.sock`);
}

interface Request {
  readonly verb: string;
  readonly args: readonly string[];
}

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

export function runOperation(context: OperationContext, { verb, args }: Request, report: Report): Promise<boolean> {
  const operation = operations[verb];
  if (!operation) throw new Error(`There is no operation ${verb}`);
  return operation(context, args, report);
}

/** Sends a request to the server of this data folder. Undefined when none is running. */
export function askServer(
  dataDir: string,
  request: Request,
  report: Report,
  served: Served = 'control',
): Promise<boolean | undefined> {
  return new Promise((settle, fail) => {
    let answer: boolean | undefined = false;
    const socket = connect(controlSocket(dataDir, tmpdir(), served), () =>
      socket.write(`${JSON.stringify(request)}\n`),
    );
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? settle(undefined) : fail(error),
    );
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
