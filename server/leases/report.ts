import type { Logger } from 'pino';
import { LogUnavailable } from '../../event-store/index.ts';
import { ReadStoreUnavailable } from '../../projection-service/index.ts';
import { LeasesUnavailable } from './port.ts';

const passing = [LeasesUnavailable, LogUnavailable, ReadStoreUnavailable];

/** Logs what goes wrong with leased work: a warning where an engine is away, an error for what waiting does not mend. */
export function reportTo(logger: Pick<Logger, 'warn' | 'error'>, message: string, fields: object = {}): (error: unknown) => void {
  return (error) => logger[passing.some((kind) => error instanceof kind) ? 'warn' : 'error']({ err: error, ...fields }, message);
}
