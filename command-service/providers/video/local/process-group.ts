import { readdirSync, readFileSync } from 'node:fs';

/** Kills all processes of a group at once. */
export function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    /* The group has ended. */
  }
}

/**
 * The present activity of a process group's threads, for the log of a render that hangs: `ffmpeg: mux0:mp4 S
 * futex_wait_queue, ...`. Empty where the system has no `/proc`.
 */
export function describeGroup(group: number): string {
  return pidsIn(group)
    .map(
      (pid) =>
        `${read(`/proc/${pid}/comm`)}: ${listed(`/proc/${pid}/task`)
          .map((id) => thread(pid, id))
          .join(', ')}`,
    )
    .join('; ');
}

const pidsIn = (group: number): string[] =>
  listed('/proc').filter((pid) => /^\d+$/u.test(pid) && Number(fieldsOf(`/proc/${pid}/stat`)[2]) === group);

/** The fields of a `stat` file after the name, which may contain anything: state, parent, group, ... */
const fieldsOf = (file: string): string[] => {
  const line = read(file);
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
};

const thread = (pid: string, id: string): string => {
  const folder = `/proc/${pid}/task/${id}`;
  return [read(`${folder}/comm`), fieldsOf(`${folder}/stat`)[0], read(`${folder}/wchan`)].join(' ');
};

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
