import { InvariantViolation, Refusal, type RefusalCode } from '../../../domain/refusal.ts';
import type { FailureKind } from '../../../domain/failures/index.ts';
import { InvalidEvent, LogCorrupted } from '../../../event-store/index.ts';
import { Unavailable } from '../../../lib/unavailable.ts';
import { Stalled } from '../../../lib/watchdog.ts';
import { HeygenError, type HeygenFailureClass } from '../../providers/heygen/errors.ts';
import { PaymentProviderError, type PaymentProviderErrorCode } from '../../providers/payments/port.ts';

/** The meaning of a handler's error, and a code that names it without personal data. */
export interface Verdict {
  readonly kind: FailureKind;
  readonly reason: string;
}

/** Refusals are permanent except these. `CONFLICT` may be contention, or a final state. */
const refusals: { readonly [Code in RefusalCode]?: FailureKind } = {
  UNAVAILABLE: 'outage',
  // An operator may add it at any time.
  NOT_OFFERED: 'outage',
  RATE_LIMITED: 'outage',
  CONFLICT: 'unknown',
};

const payments: Readonly<Record<PaymentProviderErrorCode, FailureKind>> = {
  UNAVAILABLE: 'outage',
  // The operator has to replace a key: nothing is wrong with the event.
  UNAUTHORIZED: 'outage',
  REJECTED: 'permanent',
  CLOSED: 'permanent',
  GONE: 'permanent',
  KEY_REUSED: 'permanent',
};

const heygen: Readonly<Record<HeygenFailureClass, FailureKind>> = {
  transient: 'outage',
  throttled: 'outage',
  account: 'outage',
  voice: 'permanent',
  input: 'permanent',
  picture: 'permanent',
  presenter: 'permanent',
  policy: 'permanent',
  gone: 'permanent',
};

/** Codes of Node.js, undici and nodemailer: the network, the disk, or the other side. */
const outageCodes: ReadonlySet<string> = new Set(
  [
    'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENETDOWN',
    'ENOTFOUND EAI_AGAIN EADDRNOTAVAIL ECONNECTION ESOCKET EDNS ETLS EAUTH',
    'ENOSPC EDQUOT EIO EROFS EMFILE ENFILE ENOMEM EAGAIN EBUSY EACCES EPERM',
    'UND_ERR_CONNECT_TIMEOUT UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT UND_ERR_SOCKET',
    'CERT_HAS_EXPIRED DEPTH_ZERO_SELF_SIGNED_CERT UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ].flatMap((codes) => codes.split(' ')),
);

/** Errors of the platform by name: `instanceof` would miss those of another realm. */
const byName: Readonly<Record<string, FailureKind>> = {
  AbortError: 'outage',
  TimeoutError: 'outage',
  MongoNetworkError: 'outage',
  MongoNetworkTimeoutError: 'outage',
  MongoServerSelectionError: 'outage',
  MongoPoolClearedError: 'outage',
  MongoNotConnectedError: 'outage',
  TypeError: 'permanent',
  RangeError: 'permanent',
  SyntaxError: 'permanent',
  ReferenceError: 'permanent',
  URIError: 'permanent',
  AssertionError: 'permanent',
  ZodError: 'permanent',
  EventIdInUse: 'permanent',
  DataCloneError: 'permanent',
};

/** SQLite: busy, locked, out of memory, I/O, full, can't open, protocol. Everything else stays as it is. */
const sqliteOutages: ReadonlySet<number> = new Set([5, 6, 7, 10, 13, 14, 15]);

/**
 * Decides what the error of a handler means. `outage`: something does not answer, so the same attempt may succeed
 * later. `permanent`: it would fail again. `unknown`: to be tried a bounded number of times. An outage anywhere among
 * the causes counts first: `fetch` reports a refused connection as the cause of a TypeError.
 */
export function judge(error: unknown): Verdict {
  const causes = causesOf(error);
  const outage = causes.find((cause) => kindOf(cause) === 'outage');
  if (outage !== undefined) return { kind: 'outage', reason: reasonOf(outage) };
  return { kind: kindOf(error) ?? 'unknown', reason: reasonOf(error) };
}

function kindOf(error: unknown): FailureKind | undefined {
  if (error instanceof Unavailable || error instanceof Stalled) return 'outage';
  if (error instanceof Refusal) return refusals[error.code] ?? 'permanent';
  if (error instanceof PaymentProviderError) return payments[error.code];
  if (error instanceof HeygenError) return heygen[error.class];
  if (error instanceof InvalidEvent || error instanceof InvariantViolation || error instanceof LogCorrupted)
    return 'permanent';
  const { code, errcode } = fieldsOf(error);
  if (typeof code === 'string' && outageCodes.has(code)) return 'outage';
  if (typeof errcode === 'number') return sqliteOutages.has(errcode & 0xff) ? 'outage' : 'unknown';
  const name = nameOf(error);
  return Object.hasOwn(byName, name) ? byName[name] : undefined;
}

/** The error, its causes, and the errors that it collects; a few of them. */
function causesOf(error: unknown): readonly unknown[] {
  const found: unknown[] = [];
  for (const queue = [error]; queue.length > 0 && found.length < 20;) {
    const next = queue.shift();
    if (next === undefined || found.includes(next)) continue;
    found.push(next);
    const { cause, errors } = fieldsOf(next);
    queue.push(cause, ...(Array.isArray(errors) ? (errors as readonly unknown[]).slice(0, 10) : []));
  }
  return found;
}

const token = /^[A-Za-z][\w.-]{0,39}$/;
const tokenOf = (value: unknown): readonly string[] => (typeof value === 'string' && token.test(value) ? [value] : []);

/** The error's name and codes. Its message is left out: it may quote what a person wrote. */
function reasonOf(error: unknown): string {
  const { code, errcode, class: failureClass, cause } = fieldsOf(error);
  const [issue] = (fieldsOf(cause)['issues'] ?? fieldsOf(error)['issues'] ?? []) as readonly unknown[];
  const { path, code: problem } = fieldsOf(issue);
  const field = Array.isArray(path) ? (path as readonly unknown[])[0] : undefined;
  const parts = [failureClass, code, typeof errcode === 'number' ? `sqlite-${errcode}` : undefined, field, problem];
  return [nameOf(error), ...parts.flatMap(tokenOf)].join(' ').slice(0, 120);
}

function nameOf(error: unknown): string {
  const { name } = fieldsOf(error);
  return tokenOf(name)[0] ?? 'Error';
}

/** The fields of the thrown value. */
const fieldsOf = (thrown: unknown): Readonly<Record<string, unknown>> =>
  typeof thrown === 'object' && thrown !== null ? (thrown as Readonly<Record<string, unknown>>) : {};
