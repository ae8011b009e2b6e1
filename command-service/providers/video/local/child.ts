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
  /** Receives each line of the child's standard output. */
  readonly onLine: (line: string) => void;
}

/**
 * The pixel loops are long and rarely called. Node's mid-tier compiler would delay the optimising one (measured: 10 %
 * slower).
 */
const compilerFlags = ['--no-maglev'];
/** Below the server's priority, so that requests are answered first. */
const niceness = 10;

/**
 * Runs a script in a child process with its own process group and waits for its end. The child exits by itself when its
 * standard input closes, that is, when this process dies. An aborted signal kills the whole group at once.
 *
 * @returns the exit code and the last 1,000 characters of standard error
 */
export async function runChild({
  nodePath,
  script,
  args,
  heapLimitMb,
  signal,
  onLine,
}: ChildOptions): Promise<{ readonly code: number | null; readonly stderr: string }> {
  signal.throwIfAborted();
  const child = spawn(
    nodePath,
    ['--disable-warning=ExperimentalWarning', ...compilerFlags, `--max-old-space-size=${heapLimitMb}`, script, ...args],
    { detached: true, env: childEnvironment, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const { pid } = child;
  const kill = (): void => {
    if (pid !== undefined) killGroup(pid);
  };
  signal.addEventListener('abort', kill, { once: true });
  let stderr = '';
  child.stdin.on('error', () => undefined);
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr = (stderr + chunk).slice(-1000);
  });
  createInterface({ input: child.stdout }).on('line', onLine);
  if (pid !== undefined) lower(pid);
  try {
    const [code] = await once(child, 'close');
    return { code: typeof code === 'number' ? code : null, stderr: stderr.trim() };
  } finally {
    signal.removeEventListener('abort', kill);
    // Kill what the child may have left behind in its group.
    kill();
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    /* The group has ended. */
  }
}

function lower(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    /* The child has ended, or the system does not allow it: it keeps its priority. */
  }
}
