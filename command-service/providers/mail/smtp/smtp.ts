import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { mailAddress } from '../../../../domain/mail/index.ts';
import { type MailOutcome, type MailProvider, messageIdOf, type OutgoingMail } from '../port.ts';
import { outcomeOf } from './outcome.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://...`; `?tls=required` and `?tls=off` (see `connectionOptions`). */
  readonly url: string;
  /** The sender: `Curbcast <no-reply@curbcast.example>` or an address. */
  readonly from: string;
  /** Certificates to trust besides the usual ones, in PEM; for tests. */
  readonly ca?: string;
}

const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/**
 * How to connect, by the URL: `smtps` uses TLS from the start; `smtp` upgrades with STARTTLS when the server offers it,
 * with `?tls=required` fails when it does not, and with `?tls=off` never encrypts. A certificate is always verified.
 */
export function connectionOptions({ url, ca }: Pick<SmtpOptions, 'url' | 'ca'>) {
  const { protocol, hostname, port, searchParams, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const tls = searchParams.get('tls');
  const auth = username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    auth,
    options: {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? (secure ? 465 : 587) : Number(port),
      secure,
      requireTLS: tls === 'required',
      ignoreTLS: tls === 'off',
      logger: false,
      ...timeouts,
      ...(ca === undefined ? {} : { tls: { ca } }),
    },
  };
}

/** Sends mails to an SMTP server, each over a separate connection. */
export function createSmtpMail({ from, ...options }: SmtpOptions): MailProvider {
  const { auth, options: connection } = connectionOptions(options);
  let silence: string | undefined;
  return {
    service: 'smtp',
    name: `SMTP (${connection.host})`,
    send: async (mail, beforeTransfer) => {
      const { message, envelope } = await compose(mail, from);
      let refusal: { readonly error: unknown } | undefined;
      const permitted = async (): Promise<void> => {
        try {
          await beforeTransfer();
        } catch (error) {
          refusal = { error };
          throw error;
        }
      };
      const outcome = await deliver(
        new SMTPConnection(connection),
        auth,
        envelope,
        afterPermission(message, permitted),
      );
      if (refusal) throw refusal.error;
      silence = outcome.outcome === 'deferred' && !/^\d/.test(outcome.code) ? outcome.code : undefined;
      return outcome;
    },
    eraseOwner: async () => undefined,
    problem: async () => silence && `The mail server does not answer (${silence}).`,
  };
}

/**
 * The message as bytes, and its envelope. The domain of an address in another script goes out in its ASCII form, which
 * every server takes. Names and subjects are encoded; a line break in them becomes a space.
 */
async function compose(
  { mailId, to: recipient, subject, html, text, headers, pictures = [] }: OutgoingMail,
  from: string,
) {
  const to = mailAddress(recipient) ?? recipient;
  const composed = new MailComposer({
    from,
    to: { name: '', address: to },
    subject,
    html,
    text,
    attachments: pictures.map(({ cid, contentType, base64 }) => ({
      cid,
      contentType,
      content: Buffer.from(base64, 'base64'),
      contentDisposition: 'inline',
    })),
    messageId: messageIdOf(mailId, from),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const message = await composed.build();
  const { from: sender } = composed.getEnvelope();
  return { message, envelope: { from: sender, to: [to], size: message.length, dsn: { envid: mailId, ret: 'HDRS' } } };
}

/**
 * A stream that the connection does not read before the server waits for the message: only then may it be transferred.
 */
function afterPermission(message: Buffer, permitted: () => Promise<void>): Readable {
  async function* chunks(): AsyncGenerator<Buffer> {
    await permitted();
    yield message;
  }
  return Readable.from(chunks(), { objectMode: false });
}

type Credentials = { readonly user: string; readonly pass: string } | undefined;
type Envelope = Parameters<SMTPConnection['send']>[0];

/** One conversation with the server. Never rejects: every failure is an outcome. */
function deliver(
  connection: SMTPConnection,
  auth: Credentials,
  envelope: Envelope,
  message: Readable,
): Promise<MailOutcome> {
  return new Promise((resolve) => {
    const end = (outcome: MailOutcome): void => {
      resolve(outcome);
      message.destroy();
      connection.close();
    };
    const failed = (error: unknown): void => end(outcomeOf(error));
    const send = (): void =>
      connection.send(envelope, message, (error) => {
        if (error) return failed(error);
        resolve({ outcome: 'sent' });
        connection.quit();
      });
    connection.once('error', failed);
    connection.once('end', () => end({ outcome: 'deferred', code: 'ECONNECTION' }));
    message.once('error', failed);
    connection.connect((error) => {
      if (error) return failed(error);
      if (auth === undefined) return send();
      connection.login(auth, (refused) => (refused ? failed(refused) : send()));
    });
  });
}
