import type { MailOutcome } from '../port.ts';

interface SmtpError {
  readonly code?: unknown;
  /** The system's code behind `code`, such as ECONNREFUSED. */
  readonly originalCode?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
  readonly command?: unknown;
}

/** Refusals of a mailbox (RFC 3463): addressing (5.1.x) and a disabled or unknown mailbox; not policy or a full one. */
const deadMailbox = /^5\.(1\.[0-46]|2\.1)$/;

/** Errors about this mail; all others, such as a refused sign-in, are about the connection. */
const aboutTheMail: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * The meaning of an error in the conversation. Only an answer to this mail can end it: a mistake of the configuration
 * (a wrong password, no TLS) must not cost mails, and without an answer the outcome is unknown.
 */
export function outcomeOf(error: unknown): MailOutcome {
  const { code, originalCode, responseCode, response, command } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as SmtpError;
  const status = typeof responseCode === 'number' ? responseCode : undefined;
  if (status === undefined || status < 400) return { outcome: 'deferred', code: short(originalCode ?? code) };
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(typeof response === 'string' ? response : '')?.[1];
  const answer = enhanced === undefined ? String(status) : `${status} ${enhanced}`;
  // 503 means that the conversation went wrong, not the mail.
  if (status < 500 || status === 503 || !aboutTheMail.has(code)) return { outcome: 'deferred', code: answer };
  const isRecipient = typeof command === 'string' && command.startsWith('RCPT');
  const isDead = enhanced === undefined ? status === 550 || status === 553 : deadMailbox.test(enhanced);
  return { outcome: isRecipient && isDead ? 'bounced' : 'rejected', code: answer };
}

const short = (code: unknown): string => (typeof code === 'string' && /^[\w. -]{1,40}$/.test(code) ? code : 'EUNKNOWN');
