import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/** Fields whose values never reach a log line, at any depth. */
const secrets = [
  'authorization',
  'cookie',
  'password',
  'clientSecret',
  'client_secret',
  'idToken',
  'token',
  'script',
  'email',
];

/** The log: one JSON object per line, by default on standard output, with secrets and personal fields redacted. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    serializers: { err: loggedError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * The fields of an error in a log line: kind, message and stack, also of its causes, and plain values. Objects in an
 * error are left out: an event that can't be decrypted would throw again, and the line would lose the cause.
 */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, aggregateErrors, ...others } = pino.stdSerializers.err(error);
  const plain = Object.entries(others).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return {
    type,
    message,
    stack,
    ...Object.fromEntries(plain),
    ...(error instanceof AggregateError && aggregateErrors && { aggregateErrors: error.errors.map(loggedError) }),
  };
}
