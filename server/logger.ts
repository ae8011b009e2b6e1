import pino, { type Logger } from 'pino';

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

/** The log: one JSON object a line on standard output, with secrets and personal fields redacted. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    serializers: { err: pino.stdSerializers.err },
  });
}
