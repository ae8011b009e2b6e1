import { readdirSync, readFileSync } from 'node:fs';

/**
 * The processes of this machine (Linux) that work on a folder: it stands in the environment that they were started
 * with, or in their arguments. Children of the renderer get no environment but what they need.
 */
export function processesOn(folder: string): readonly number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids
    .filter((pid) => pid !== process.pid)
    .filter((pid) => {
      try {
        return ['environ', 'cmdline'].some((file) => readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(folder));
      } catch {
        // It has ended meanwhile, or belongs to somebody else.
        return false;
      }
    });
}
