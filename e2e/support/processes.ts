import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns the ids of all processes (Linux) that have the folder in their environment or arguments. The renderer's
 * children inherit only the variables they need, so both are checked.
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
        // The process has ended, or belongs to another user.
        return false;
      }
    });
}
