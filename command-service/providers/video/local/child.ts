import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { childEnvironment } from '../../child-environment.ts';

export interface ChildOptions {
  readonly nodePath: string;
  readonly script: string;
  readonly args: readonly string[];
  readonly heapLimitMb: number;
  readonly signal: AbortSignal;
  /** Called with each line of the child's standard output. */
  readonly onLine: (line: string) => void;
}

/**
 * The loops over pixels are long and called seldom: the compiler in the middle would keep them from the best one
 * (measured: a tenth faster).
 */
const drawingFlags = ['--no-maglev'];
/** Lower than the server, so that requests are answered first. */
const niceness = 10;

/**
 * Runs a script of ours in a process group of its own and waits for its end. Its standard input stays open as long
 * as this process lives: when it closes, the child ends by itself. An aborted signal kills the whole group at once.
 * Gives the last of what it wrote to standard error, and its exit code.
 */
export async function runChild({
  nodePath,
  script,
  args,
  heapLimitMb,
  signal,
  onLine,
}: ChildOptions): Promise<{ readonly code: number | null; readonly complaint: string }> {
  signal.throwIfAborted();
  const child = spawn(
    nodePath,
    ['--disable-warning=ExperimentalWarning', ...drawingFlags, `--max-old-space-size=${heapLimitMb}`, script, ...args],
    { detached: true, env: childEnvironment, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const { pid } = child;
  const kill = (): void => {
    if (pid !== undefined) killGroup(pid);
  };
  signal.addEventListener('abort', kill, { once: true });
  let complaint = '';
  child.stdin.on('error', () => undefined);
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    complaint = (complaint + chunk).slice(-1000);
  });
  createInterface({ input: child.stdout }).on('line', onLine);
  if (pid !== undefined) lower(pid);
  try {
    const [code] = await once(child, 'close');
    return { code: typeof code === 'number' ? code : null, complaint: complaint.trim() };
  } finally {
    signal.removeEventListener('abort', kill);
    // Whatever the child may have left behind in its group goes with it.
    kill();
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    /* Nobody is left in the group. */
  }
}

function lower(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    /* It has ended, or the system does not allow it: it runs as it is. */
  }
}
