import type { OwnFactors } from '../../../identity/index.ts';

/** Users' actions on their second factor and passkeys. */
export type SignInFactorServices = OwnFactors;
