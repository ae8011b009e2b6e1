import type { OwnFactors } from '../../../identity/index.ts';

/** What users do with their own second factor and passkeys. */
export type SignInFactorServices = OwnFactors;
