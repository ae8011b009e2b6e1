import { MongoError, MongoServerError } from 'mongodb';
import { isUnavailable } from './errors.ts';

const badPassword = new Set([18, 8000]);
const unauthorized = 13;
/** Error codes of Node.js about a certificate. */
const certificateCode = /CERT|SIGNATURE|SELF_SIGNED/;
const tlsCode = /^(?:ERR_SSL|EPROTO)/;

/** The codes of an error and of its causes, outermost first. */
function codesIn(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  return ['code' in error ? String(error.code) : '', ...codesIn(error.cause)];
}

function sentenceFor(error: MongoError): string {
  const away: boolean = isUnavailable(error);
  if (error instanceof MongoServerError) {
    if (badPassword.has(Number(error.code))) {
      return (
        'MongoDB refuses the user or the password in MONGODB_URL. ' +
        'Correct them, and name the database of the user with authSource.'
      );
    }
    if (error.code === unauthorized) {
      return (
        `The user in MONGODB_URL lacks rights (${error.message}). ` +
        'Give it the role readWrite on the database of Curbcast.'
      );
    }
    if (!away) {
      return (
        `MongoDB refuses an operation that Curbcast needs (${error.message}, code ${error.code}). ` +
        'It has to be MongoDB 6.0 or later.'
      );
    }
  }
  const codes = codesIn(error);
  const untrusted = codes.find((code) => certificateCode.test(code));
  if (untrusted !== undefined) {
    return (
      `The certificate of MongoDB is not trusted (${untrusted}). ` +
      'Name the file of its certificate authority with tlsCAFile in MONGODB_URL.'
    );
  }
  if (codes.some((code) => tlsCode.test(code))) {
    return 'MongoDB does not speak TLS at the address in MONGODB_URL. Remove tls=true, or use the port that does.';
  }
  return (
    `MongoDB does not answer at the address in MONGODB_URL (${error.message}). ` +
    'Check that it runs there, and whether it requires tls=true.'
  );
}

/**
 * Advice to the operator about an error of the first calls to MongoDB; undefined for an error that has nothing to
 * do with MongoDB. Understands an error of a port that was caused by one of MongoDB.
 */
export function describeStartError(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof MongoError ? error.cause : error;
  return cause instanceof MongoError ? sentenceFor(cause) : undefined;
}
