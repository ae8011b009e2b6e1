import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords missing in the dictionary: repetitions, digit sequences, and words of this trade and product. */
const OWN = `p@ssword p@ssw0rd1 pa$$word aaaaaaaa abcdefgh changeme123 admin1234 root1234
  0123456789 0987654321 987654321 87654321 123123123 12341234
  00000000 22222222 33333333 55555555 66666666 77777777 88888888 99999999
  realestate realestate1 realtor1 realtor123 curbcast curbcast1 curbcast123`.split(/\s+/);

/** Made with the first new password: most servers check none for hours. */
let common: ReadonlySet<string> | undefined;

/** Whether the password, in any letter case, is among the about 49,000 most common leaked passwords. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set([...dictionary['passwords-common'], ...OWN]);
  return common.has(password.toLowerCase());
}
