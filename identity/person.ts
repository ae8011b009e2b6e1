import { cutText, readableLine } from '../domain/text.ts';
import { longestOfPerson as longest, type VerifiedIdentity } from '../domain/users/index.ts';
import type { Identity } from './tokens/id-token.ts';

/** The account at an identity provider. */
export type AccountName = Pick<VerifiedIdentity, 'issuer' | 'subject'>;

/** Other claims of the provider about the person. */
export type Description = Pick<Identity, 'email' | 'emailVerified' | 'givenName' | 'familyName' | 'name' | 'picture'>;

/**
 * The person of a verified token, as events record it. Claims that describe the person are cut or left out until they
 * fit the schema, so none of them can fail a sign-in. An address that is left out is not verified.
 */
export function personOf(
  { issuer, subject }: AccountName,
  { email: claimedEmail, emailVerified, givenName = '', familyName = '', name = '', picture = '' }: Description,
): VerifiedIdentity {
  const email = emailOf(claimedEmail ?? '');
  return {
    issuer,
    subject,
    email,
    emailVerified: emailVerified && email !== '',
    firstName: nameOf(givenName, longest.firstName),
    lastName: nameOf(familyName, longest.lastName),
    displayName: nameOf(name, longest.displayName) || nameOf(`${givenName} ${familyName}`, longest.displayName),
    pictureUrl: pictureOf(picture),
  };
}

const nameOf = (claim: string, most: number): string => cutText(readableLine(claim), most).trim();

/** Never cut: a shortened address may be somebody else's. */
const emailOf = (claim: string): string =>
  claim.length <= longest.email && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(claim) ? claim : '';

/** A whole web address, else null: a shortened one or the picture itself (`data:`) would show nothing. */
function pictureOf(claim: string): string | null {
  const url = URL.parse(claim);
  const isOfTheWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  return isOfTheWeb && url.href.length <= longest.pictureUrl ? url.href : null;
}
