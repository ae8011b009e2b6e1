import type { OwnFactors } from '../../../identity/index.ts';

export type SignInFactorsParent = Awaited<ReturnType<OwnFactors['state']>>;
export type SecondFactorParent = NonNullable<SignInFactorsParent['secondFactor']>;
export type PasskeyParent = SignInFactorsParent['passkeys'][number];
export type SecondFactorOfferParent = Awaited<ReturnType<OwnFactors['offerSecondFactor']>>;
