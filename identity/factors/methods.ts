/** How a person authenticated, as `amr` of the ID token and of the session (RFC 8176). */
export const methods = {
  password: ['pwd'],
  passwordAndCode: ['pwd', 'otp', 'mfa'],
  /** The device checked the person, so it is proof of possession and of the person in one. */
  passkey: ['pop', 'user', 'mfa'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The values of `acr`: NIST SP 800-63B authenticator assurance levels, one factor and two. */
export const assurance = { oneFactor: 'aal1', twoFactors: 'aal2' } as const;

export const assuranceOf = (amr: readonly string[]): string =>
  amr.includes('mfa') ? assurance.twoFactors : assurance.oneFactor;
