import type { Logger } from 'pino';
import { startBackgroundCheck } from '../../event-store/index.ts';

export interface LogCheck {
  /** The damage that the last check found, as sentences; undefined when it found none. */
  readonly finding: () => string | undefined;
  readonly stop: () => void;
}

/**
 * Verifies the embedded log continuously in the background.
 *
 * @param folder the folder of the log; undefined for a log on a server, which is not checked here
 */
export function startLogCheck(folder: string | undefined, logger: Logger): LogCheck {
  if (folder === undefined) return { finding: () => undefined, stop: () => undefined };
  let finding: string | undefined;
  const stop = startBackgroundCheck(folder, {
    onResult: (verification) => {
      finding = verification.ok ? undefined : verification.findings.join(' ');
      if (finding !== undefined) logger.error({ finding, lastGood: verification.lastGood }, 'The log is damaged');
    },
    onError: (error) => logger.warn({ err: error }, 'Verification of the log failed'),
  });
  return { finding: () => finding, stop };
}
