import type { EditableLimits } from '../../../domain/security/index.ts';
import type { SecurityCounters } from './counters/port.ts';

/** The services of the security dashboard besides commands, read models and the rules. */
export interface SecurityServices {
  readonly counters: Pick<SecurityCounters, 'read' | 'users' | 'signIns' | 'usersOf'>;
  /** The limits of the configuration, which apply until administrators set others. */
  readonly configuredLimits: EditableLimits;
  /**
   * Makes the password of a user's local account void and mails a link to a new one. False for an account of an outside
   * provider, which keeps its passwords.
   */
  readonly requireNewPassword: (userId: string) => Promise<boolean>;
  /** The addresses and networks of trusted proxies: they can't be blocked. */
  readonly proxies: readonly string[];
}
