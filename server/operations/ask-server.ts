import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Report } from './operation.ts';

/** The longest socket path that every system supports, in bytes. */
const longestPath = 103;

/**
 * The owner of a socket. A process with all roles accepts every operation, a separate gateway only `recover`,
 * `unblock`, `failures`, `dismiss` and `retry`.
 */
export type Served = 'control' | 'gateway';

/**
 * The path of the socket of a data folder: in that folder or, if that path is too long for a socket, in a temporary
 * folder of this user. Throws when another user could have made that folder, or could write in it.
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

/** One operation, as an operator asks for it. */
export interface Request {
  readonly verb: string;
  readonly args: readonly string[];
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

/** Whether a server runs on this data folder. */
export async function isServed(dataDir: string): Promise<boolean> {
  for (const served of ['control', 'gateway'] as const) {
    const socket = connect(controlSocket(dataDir, tmpdir(), served));
    try {
      await once(socket, 'connect');
      return true;
    } catch {
      // Nobody listens there.
    } finally {
      socket.destroy();
    }
  }
  return false;
}
