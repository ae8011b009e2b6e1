/** Passwords of eight or more characters that lead every list of leaked ones, lower case. */
const COMMON = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd p@ssw0rd1 pa$$word passwort motdepasse
   12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 123123123 11111111 00000000 22222222 33333333
   55555555 66666666 77777777 88888888 99999999 12341234 11223344 12344321 112233445566 147258369 123654789 789456123
   1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qwer1234 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop asdfghjk asdfghjkl
   asdf1234 zxcvbnm1 zaq12wsx qazwsxedc a1b2c3d4 abcd1234 abc12345 abcdefgh abcdefg1 aaaaaaaa
   iloveyou iloveyou1 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman
   superman1 starwars trustno1 welcome1 welcome123 letmein1 letmein123 whatever computer internet michelle jennifer
   jonathan mercedes corvette maverick blink182 pokemon1 dragon123 monkey123 shadow123 master123 michael1 charlie1
   changeme changeme1 changeme123 admin123 admin1234 administrator root1234 default1 secret123 test1234 testtest
   realestate realestate1 realtor1 realtor123 curbcast curbcast1 curbcast123`
    .trim()
    .split(/\s+/),
);

/** Whether a guesser would try this password among the first hundred, in any letter case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
