import { mailboxKey } from '../mail/index.ts';

/**
 * The key for "one trial per verified address": it is the same for all spellings of one mailbox, without a plus suffix.
 * Look-alike letters stay apart, so nobody can use up the trial of somebody else. Undefined for text that names no
 * mailbox.
 */
export function trialAddress(email: string): string | undefined {
  const key = mailboxKey(email);
  if (key === undefined) return undefined;
  const at = key.lastIndexOf('@');
  const [mailbox = ''] = key.slice(0, at).split('+');
  return mailbox === '' ? undefined : `${mailbox}${key.slice(at)}`;
}
