import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ServerProcessOptions {
  /** For messages, e.g. `Kafka`. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** File for the server's output; its end is shown when the server does not start. */
  readonly logFile: string;
  /** Resolves to true once the server answers; rejects or returns false before. */
  readonly ready: () => Promise<unknown>;
  /** Timeout of a start in ms; it only ends a server that hangs. Default 180,000. */
  readonly startTimeout?: number;
}

/** A server process that can be killed and restarted any number of times. */
export interface ServerProcess {
  /**
   * Starts it and resolves when it answers. Rejects with the end of its output when it exits or the timeout expires.
   */
  start(): Promise<void>;
  /** Kills it with SIGKILL, as in a crash; resolves when the process is gone. No effect when it is not running. */
  kill(): Promise<void>;
  /** Sends SIGTERM, and SIGKILL after ten seconds. */
  stop(): Promise<void>;
}

export function createServerProcess(options: ServerProcessOptions): ServerProcess {
  const { name, command, args, cwd, env, logFile, ready, startTimeout = 180_000 } = options;
  let running: ChildProcess | undefined;
  process.once('exit', () => running?.kill('SIGKILL'));

  const failed = (why: string): Error => new Error(`${name} ${why}:\n${endOf(logFile)}`);

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const child = running;
    running = undefined;
    if (!child || hasEnded(child)) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await exited;
    clearTimeout(late);
  };

  return {
    async start() {
      const output = openSync(logFile, 'a');
      const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', output, output] });
      closeSync(output);
      running = child;
      endWithThisProcess(child);
      let lost: Error | undefined;
      child.once('error', (error) => (lost = error));
      for (const until = Date.now() + startTimeout; ; await sleep(50)) {
        if (lost) throw lost;
        if (hasEnded(child)) throw failed(`ended while it started (${child.exitCode ?? child.signalCode})`);
        if (await ready().catch(() => false)) return;
        if (Date.now() > until) {
          await end('SIGKILL');
          throw failed(`did not answer within ${startTimeout / 1_000} s`);
        }
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/**
 * Keeps child processes from outliving the test, even when the test is killed: a shell waits for our end of a pipe to
 * close.
 */
function endWithThisProcess(child: ChildProcess): void {
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -9 "$0"', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined);
  child.once('exit', () => guard.kill('SIGKILL'));
}

/**
 * Returns a free port of the loopback address, below 32,768: the system gives those above to the connections of
 * clients, and one of them could take the port before the server does. Browsers and `fetch` refuse 10,080.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_081, 32_768);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const endOf = (file: string): string => readFileSync(file, 'utf8').slice(-2_000);
