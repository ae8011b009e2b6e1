import type { Limits, PolicyFollower } from '../../graphql/guard/index.ts';
import type { SecurityMonitor } from '../../graphql/security/monitor.ts';
import { uncounted, unguarded } from '../../graphql/testing/security.ts';

/** The guard of a gateway that blocks nobody, limits nothing and counts nothing: see `unguarded-process.ts`. */
export { DEFAULT_LIMITS } from '../../graphql/guard/limits.ts';

const allow = async () => ({ allowed: true }) as const;
const limits: Limits = { request: allow, take: allow, publicService: allow };

export const createLimits = (): Limits => limits;
export const followPolicy = async (): Promise<PolicyFollower> => unguarded;
export const createSecurityMonitor = (): SecurityMonitor => uncounted;
