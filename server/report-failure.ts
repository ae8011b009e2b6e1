import type { Logger } from 'pino';
import { LogUnavailable } from '../event-store/index.ts';
import { ReadStoreUnavailable } from '../projection-service/index.ts';
import { LeasesUnavailable } from '../leases/index.ts';

const transient = [LeasesUnavailable, LogUnavailable, ReadStoreUnavailable];

type Report = (error: unknown) => void;

/** Logs failures of leased work: a warning for an unavailable engine, an error for everything else. */
export function reportTo(logger: Pick<Logger, 'warn' | 'error'>, message: string, fields: object = {}): Report {
  return (error) => {
    const level = transient.some((kind) => error instanceof kind) ? 'warn' : 'error';
    logger[level]({ err: error, ...fields }, message);
  };
}
