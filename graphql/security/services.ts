import type { EditableLimits } from '../../domain/security/index.ts';
import type { SecurityCounters } from './counters/port.ts';

/** What the security dashboard reads besides commands, read models and the rules. */
export interface SecurityServices {
  readonly counters: Pick<SecurityCounters, 'read' | 'users'>;
  /** The limits of the configuration, which apply until administrators set others. */
  readonly configuredLimits: EditableLimits;
  /** The addresses and networks of trusted proxies: they can't be blocked. */
  readonly proxies: readonly string[];
}
