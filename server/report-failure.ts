import type { Logger } from 'pino';
import { LogUnavailable } from '../event-store/index.ts';
import { ReadStoreUnavailable } from '../projection-service/index.ts';
import { LeasesUnavailable } from '../leases/index.ts';

const passing = [LeasesUnavailable, LogUnavailable, ReadStoreUnavailable];

type Report = (error: unknown) => void;

/** Logs what goes wrong with leased work: a warning where an engine is away, an error for what waiting can't mend. */
export function reportTo(logger: Pick<Logger, 'warn' | 'error'>, message: string, fields: object = {}): Report {
  return (error) => {
    const level = passing.some((kind) => error instanceof kind) ? 'warn' : 'error';
    logger[level]({ err: error, ...fields }, message);
  };
}
