/**
 * Normalises an e-mail address for "one trial per verified address" (DECISIONS section 12): ignores case, Unicode
 * compatibility forms and a plus suffix. Undefined for text that is not an address.
 */
export function trialAddress(email: string): string | undefined {
  const text = email.trim().normalize('NFKC').toLowerCase();
  const at = text.lastIndexOf('@');
  const [mailbox = ''] = text.slice(0, Math.max(at, 0)).split('+');
  const domain = text.slice(at + 1);
  return mailbox === '' || domain === '' ? undefined : `${mailbox}@${domain}`;
}
