import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tools/engines/server-process.ts';
import { openServerEngines, type ServerEngines } from './engines.ts';
import { processesOn } from './processes.ts';

/** Environment variables of the product. */
export type Settings = Readonly<Record<string, string>>;

export interface ServerOptions {
  readonly settings?: Settings;
  /** Data folder; by default a new temporary folder, which `remove` deletes. */
  readonly folder?: string;
  /** Engines shared with other servers; its own by default. */
  readonly engines?: ServerEngines;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A running server, with the properties that sharing tests may use. */
export interface RunningServer {
  /** `http://localhost:<port>`, without a trailing slash. */
  readonly url: string;
  /** Its data folder. */
  readonly folder: string;
}

/** The product in its own process, with its own port and data folder, controlled by one test file. */
export interface TestServer extends RunningServer {
  /** All output so far, across restarts. */
  output(): string;
  /** Ids of all processes that belong to this server, including children of previous starts. */
  processes(): readonly number[];
  /**
   * Starts the server and waits until `/readyz` reports ready and the start message is printed. Rejects with the output
   * when the process ends before.
   */
  start(changes?: Settings): Promise<void>;
  /** Starts the server and waits only until `/healthz` answers; it may not be ready yet. */
  launch(changes?: Settings): Promise<void>;
  /** Sends SIGTERM; resolves with the exit code or signal. */
  stop(): Promise<Exit>;
  /** Sends SIGKILL to the server process only; its children have to notice that themselves. */
  kill(): Promise<void>;
  /** Runs `npm run <verb> -- <arguments>` on the server's folder and engines, whether or not the server is running. */
  operate(verb: string, ...args: readonly string[]): Promise<Exit & { readonly output: string }>;
  /** Suspends the process (SIGSTOP) without closing anything, as on a machine that swaps. */
  pause(): void;
  resume(): void;
  /** Kills all processes that still run and deletes the folder. */
  remove(): Promise<void>;
}

const root = resolve(import.meta.dirname, '../..');
const startLimit = 240_000;

/** Settings of every test server. It inherits nothing else from the environment except what Node.js needs. */
const base = (folder: string, port: number): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? folder,
  TMPDIR: tmpdir(),
  DATA_DIR: folder,
  PORT: String(port),
  LOG_LEVEL: 'debug',
  // Checking the lessons' videos takes each new server some seconds.
  LIBRARY_LESSONS: 'off',
  // The synthesizer needs a thirtieth of the processor time.
  NATURAL_VOICE: 'off',
});

/** Runs the product until it exits by itself, e.g. because a setting is invalid. */
export async function runServerToItsEnd(settings: Settings): Promise<Exit & { readonly output: string }> {
  const server = await createTestServer({ settings });
  try {
    const failure = await server.start().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure instanceof ServerEnded) return { ...failure.exit, output: server.output() };
    throw new Error(`The server was expected to end, but it started.\n${server.output()}`, { cause: failure });
  } finally {
    await server.remove();
  }
}

export class ServerEnded extends Error {
  readonly exit: Exit;
  constructor(exit: Exit, output: string) {
    super(`The server ended (code ${exit.code}, signal ${exit.signal}):\n${output.slice(-4_000)}`);
    this.exit = exit;
  }
}

/** Creates a server without starting it. */
export async function createTestServer({
  settings = {},
  folder,
  engines: shared,
}: ServerOptions = {}): Promise<TestServer> {
  const own = folder === undefined;
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'curbcast-e2e-'));
  const engines = shared ?? (await openServerEngines());
  const port = await freePort();
  // A role without a gateway is reached through its internal server.
  const inner = ['commands', 'projections', 'renderer'].includes(settings['ROLE'] ?? '');
  const url = `http://localhost:${port}`;
  const printed: string[] = [];
  let child: ChildProcess | undefined;
  let ended: Promise<Exit> = Promise.resolve({ code: 0, signal: null });

  const environment = (changes: Settings): NodeJS.ProcessEnv => ({
    ...base(dataDir, port),
    ...(inner ? { INTERNAL_PORT: String(port) } : {}),
    ...engines.settings,
    ...settings,
    ...changes,
  });

  const launch = async (changes: Settings, isThere: () => Promise<boolean>): Promise<void> => {
    if (child) throw new Error('The server runs already');
    const process_ = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'dist/server/main.js'], {
      cwd: root,
      env: environment(changes),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = process_;
    for (const stream of [process_.stdout, process_.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
    ended = once(process_, 'close').then(([code, signal]: unknown[]) => {
      if (child === process_) child = undefined;
      return { code: code as number | null, signal: signal as NodeJS.Signals | null };
    });
    const until = Date.now() + startLimit;
    for (;;) {
      if (!child) throw new ServerEnded(await ended, printed.join(''));
      if (await isThere()) return;
      if (Date.now() > until)
        throw new Error(`The server was not there within ${startLimit} ms:\n${printed.join('').slice(-4_000)}`);
      await pause(20);
    }
  };

  const answers = async (path: string): Promise<boolean> => {
    const answer = await fetch(`${url}${path}`).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.status === 200;
  };
  const start = (changes: Settings = {}): Promise<void> => {
    const printedBefore = printed.length;
    const announced = (): boolean =>
      printed
        .slice(printedBefore)
        .join('')
        .search(/ (is|are) ready on http/) >= 0;
    return launch(changes, async () => announced() && answers('/readyz'));
  };

  const end = async (signal: NodeJS.Signals): Promise<Exit> => {
    child?.kill(signal);
    return ended;
  };

  return {
    url,
    folder: dataDir,
    output: () => printed.join(''),
    processes: () => processesOn(dataDir),
    start,
    launch: (changes = {}) => launch(changes, () => answers('/healthz')),
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    operate: async (verb, ...args) => {
      const operator = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', 'tools/operator.ts', verb, ...args],
        { cwd: root, env: environment({}), stdio: ['ignore', 'pipe', 'pipe'] },
      );
      let output = '';
      for (const stream of [operator.stdout, operator.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      const [code, signal] = (await once(operator, 'close')) as [number | null, NodeJS.Signals | null];
      return { code, signal, output };
    },
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    remove: async () => {
      await end('SIGKILL');
      if (shared === undefined) await engines.stop();
      if (own) await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
