import { FileLocked, lockFile, type FileLock } from '../../lib/sqlite/file-lock.ts';
import { LogUnavailable } from '../port.ts';
import { logFiles } from './files.ts';

/**
 * Makes this process the only writer of the folder. Throws LogUnavailable when another process is.
 *
 * @param what the content of the folder, for the message
 */
export function lockFolder(folder: string, what = 'The event log'): FileLock {
  try {
    return lockFile(logFiles(folder).lock);
  } catch (error) {
    if (!(error instanceof FileLocked)) throw error;
    throw new LogUnavailable(
      `${what} in ${folder} is already open in another process. Stop that process first: there is one writer.`,
      { cause: error },
    );
  }
}
