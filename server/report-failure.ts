import type { Logger } from 'pino';
import { Unavailable } from '../lib/unavailable.ts';

type Report = (error: unknown) => void;

/** Logs failures of leased work: a warning for an unavailable engine, an error for everything else. */
export function reportTo(logger: Pick<Logger, 'warn' | 'error'>, message: string, fields: object = {}): Report {
  return (error) => {
    const level = error instanceof Unavailable ? 'warn' : 'error';
    logger[level]({ err: error, ...fields }, message);
  };
}
