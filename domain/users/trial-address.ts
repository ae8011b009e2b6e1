/**
 * What of an e-mail address counts for "one trial per verified address" (DECISIONS section 12): case, compatibility
 * forms and what follows a plus sign do not. Undefined for text that is no address.
 */
export function trialAddress(email: string): string | undefined {
  const text = email.trim().normalize('NFKC').toLowerCase();
  const at = text.lastIndexOf('@');
  const [mailbox = ''] = text.slice(0, Math.max(at, 0)).split('+');
  const domain = text.slice(at + 1);
  return mailbox === '' || domain === '' ? undefined : `${mailbox}@${domain}`;
}
