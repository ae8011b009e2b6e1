import type { PasswordCost } from '../embedded/passwords.ts';

/** A cost for tests that hash many passwords: less than a millisecond each instead of a sixth of a second. */
export const cheapPasswords: PasswordCost = { logN: 4, r: 8, p: 1 };
