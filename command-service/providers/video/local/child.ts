import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { childEnvironment } from '../../child-environment.ts';
import { lowerPriority } from '../../child-priority.ts';
import { describeGroup, killGroup } from './process-group.ts';

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
 * The pixel loops are long and rarely called. Node's mid-tier compiler would delay the optimizing one (measured: 10 %
 * slower).
 */
const compilerFlags = ['--no-maglev'];

/**
 * Runs a script in a child process with its own process group and waits for its end. The child exits by itself when its
 * standard input closes, that is, when this process dies. An aborted signal kills the whole group at once.
 *
 * @returns the exit code, the last 1,000 characters of standard error, and the activity of the group when the signal
 *   killed it
 * @throws what `onLine` throws; the group is killed then
 */
export async function runChild({
  nodePath,
  script,
  args,
  heapLimitMb,
  signal,
  onLine,
}: ChildOptions): Promise<{ readonly code: number | null; readonly stderr: string; readonly killedWhile: string }> {
  signal.throwIfAborted();
  const child = spawn(
    nodePath,
    ['--disable-warning=ExperimentalWarning', ...compilerFlags, `--max-old-space-size=${heapLimitMb}`, script, ...args],
    { detached: true, env: childEnvironment, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const { pid } = child;
  let killedWhile = '';
  const kill = (): void => {
    if (pid !== undefined) killGroup(pid);
  };
  const stop = (): void => {
    if (pid !== undefined) killedWhile = describeGroup(pid);
    kill();
  };
  signal.addEventListener('abort', stop, { once: true });
  // Kill the processes that the child left in its group: they may hold the child's output, whose end is awaited below.
  child.once('exit', kill);
  let stderr = '';
  child.stdin.on('error', () => undefined);
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr = (stderr + chunk).slice(-1000);
  });
  let unreadable: { readonly error: unknown } | undefined;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (unreadable !== undefined) return;
    try {
      onLine(line);
    } catch (error) {
      unreadable = { error };
      kill();
    }
  });
  if (pid !== undefined) lowerPriority(pid);
  try {
    const [code] = await once(child, 'close');
    if (unreadable !== undefined && !signal.aborted) throw unreadable.error;
    return { code: typeof code === 'number' ? code : null, stderr: stderr.trim(), killedWhile };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
