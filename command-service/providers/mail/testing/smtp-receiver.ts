import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { ReceivedMail } from '../contract.ts';

/** The server's answer at a step of the conversation; undefined: it agrees. */
export interface Answers {
  readonly recipient?: (address: string) => Refused | undefined;
  /** Called when the whole message arrived, before it counts as received. */
  readonly message?: () => Refused | undefined | Promise<Refused | undefined>;
}

export interface Refused {
  readonly code: number;
  readonly text: string;
}

/** Every copy of a message that arrived. */
export interface RawMail {
  readonly messageId: string;
  readonly to: readonly string[];
  readonly raw: string;
  /** Whether it came over TLS. */
  readonly secure: boolean;
}

/** A real SMTP server on a free port that keeps what it receives. */
export interface SmtpReceiver {
  readonly port: number;
  /** Every message that the server acknowledged, repetitions included. */
  readonly all: readonly RawMail[];
  answer(answers: Answers): void;
  close(): Promise<void>;
}

const errorOf = ({ code, text: message }: Refused): Error => Object.assign(new Error(message), { responseCode: code });

export async function openSmtpReceiver(options: SMTPServerOptions = {}): Promise<SmtpReceiver> {
  const all: RawMail[] = [];
  let answers: Answers = {};
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    ...options,
    onRcptTo: ({ address }, _session, done) => {
      const refused = answers.recipient?.(address);
      done(refused ? errorOf(refused) : null);
    },
    onData: (stream, { envelope, secure }, done) => {
      const take = async (): Promise<void> => {
        const raw = await text(stream);
        const refused = await answers.message?.();
        if (refused) throw errorOf(refused);
        all.push({
          messageId: headersOf(raw)['message-id'] ?? '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
          secure,
        });
      };
      callbackify(take)(done);
    },
  });
  // A client that breaks off is a normal end of a test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    all,
    answer: (next) => {
      answers = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The distinct mails, as their readers see them: a repetition under a known Message-ID is dropped. */
export const distinct = (all: readonly RawMail[]): readonly ReceivedMail[] =>
  [...new Map(all.map((mail) => [mail.messageId, mail])).values()].map(({ to, raw }) => {
    const headers = headersOf(raw);
    return { to: to.join(', '), subject: decodeWords(headers['subject'] ?? ''), content: bodyOf(raw), headers };
  });

/** The headers of the message by their names in small letters, unfolded. */
function headersOf(raw: string): Readonly<Record<string, string>> {
  const [head = ''] = raw.split(/\r?\n\r?\n/, 1);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

const quotedPrintable = (encoded: string): string =>
  Buffer.from(
    encoded
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** Encoded words of a header (RFC 2047). */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, encoded: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(encoded, 'base64').toString('utf8')
        : quotedPrintable(encoded.replaceAll('_', ' ')),
    );

/** All parts of the body, decoded. */
function bodyOf(raw: string): string {
  const parts = raw.split(/\r?\n--[^\r\n]+\r?\n/).slice(1);
  return parts
    .map((part) => {
      const [head = '', ...body] = part.split(/\r?\n\r?\n/);
      const text = body.join('\n\n');
      if (/encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
      return /encoding: quoted-printable/i.test(head) ? quotedPrintable(text) : text;
    })
    .join('\n');
}
