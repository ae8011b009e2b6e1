import { readdirSync, readFileSync } from 'node:fs';

/** The processes of this machine (Linux) that were started with this in their environment, e.g. `NAME=value`. */
export function processesWith(setting: string): readonly number[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(setting);
    } catch {
      // It has ended meanwhile, or belongs to somebody else.
      return false;
    }
  });
}
