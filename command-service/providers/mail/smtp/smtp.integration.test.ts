import { afterEach, describe, expect, test } from '@jest/globals';
import { createServer, type AddressInfo } from 'node:net';
import { contractMail, mailProviderContract } from '../contract.ts';
import { selfSigned } from '../../../../tools/engines/eventstoredb-stand-in/self-signed.ts';
import { type Answers, distinct, openSmtpReceiver, type SmtpReceiver } from '../testing/smtp-receiver.ts';
import { connectionOptions, createSmtpMail } from './smtp.ts';

const from = 'Curbcast <no-reply@curbcast.example>';
const nothing = async (): Promise<void> => undefined;
let receiver: SmtpReceiver | undefined;
afterEach(async () => {
  await receiver?.close();
  receiver = undefined;
});

mailProviderContract('SMTP', async () => {
  const server = await openSmtpReceiver();
  return {
    provider: createSmtpMail({ url: `smtp://127.0.0.1:${server.port}`, from }),
    received: async () => distinct(server.all),
    close: server.close,
  };
});

async function sendWith(answers: Answers, url = '', options: Parameters<typeof openSmtpReceiver>[0] = {}) {
  receiver = await openSmtpReceiver(options);
  receiver.answer(answers);
  let transfers = 0;
  const provider = createSmtpMail({ url: `smtp://${url}127.0.0.1:${receiver.port}`, from });
  const outcome = await provider.send(contractMail, async () => void (transfers += 1));
  return { outcome, transfers, received: receiver.all.length };
}

describe('a server that', () => {
  test.each([
    [550, '5.1.1 No such user', { outcome: 'bounced', code: '550 5.1.1' }],
    [550, 'No such user here', { outcome: 'bounced', code: '550' }],
    [550, '5.7.1 Blocked by policy', { outcome: 'rejected', code: '550 5.7.1' }],
    [552, '5.2.2 Mailbox full', { outcome: 'rejected', code: '552 5.2.2' }],
    [450, '4.2.0 Greylisted, come back later', { outcome: 'deferred', code: '450 4.2.0' }],
  ] as const)('answers %i %s to the recipient', async (code, text, outcome) => {
    expect(await sendWith({ recipient: () => ({ code, text }) })).toEqual({ outcome, transfers: 0, received: 0 });
  });

  test.each([
    [554, '5.6.0 Message refused', { outcome: 'rejected', code: '554 5.6.0' }],
    [451, '4.3.0 Try again', { outcome: 'deferred', code: '451 4.3.0' }],
  ] as const)('answers %i %s to the message', async (code, text, outcome) => {
    expect(await sendWith({ message: () => ({ code, text }) })).toEqual({ outcome, transfers: 1, received: 0 });
  });

  test('refuses our password defers the mail, and its answer is recorded without the password', async () => {
    const { outcome } = await sendWith({}, 'ann:wrong%20secret@', {
      disabledCommands: ['STARTTLS'],
      authMethods: ['PLAIN'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('5.7.8 wrong'), { responseCode: 535 })),
    });
    expect(outcome).toEqual({ outcome: 'deferred', code: '535 5.7.8' });
  });

  test('takes our password gets the mail', async () => {
    let password: string | null | undefined;
    const { outcome } = await sendWith({}, 'ann:s%40cret@', {
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password: given }, _session, done) => {
        password = given;
        done(null, { user: 'ann' });
      },
    });
    expect([outcome, password]).toEqual([{ outcome: 'sent' }, 's@cret']);
  });

  test('does not listen defers the mail', async () => {
    receiver = await openSmtpReceiver();
    const { port } = receiver;
    await receiver.close();
    receiver = undefined;
    const provider = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from });
    expect(await provider.send(contractMail, nothing)).toEqual({ outcome: 'deferred', code: 'ECONNREFUSED' });
    expect(await provider.problem()).toBe('The mail server does not answer (ECONNREFUSED).');
  });

  test('hangs up in the middle defers the mail', async () => {
    const server = createServer((socket) => socket.resume().end('220 hello\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const provider = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from });
    expect(await provider.send(contractMail, nothing)).toMatchObject({ outcome: 'deferred' });
    await new Promise((resolve) => server.close(resolve));
  });

  test('offers no TLS gets nothing where the URL requires it', async () => {
    receiver = await openSmtpReceiver();
    const provider = createSmtpMail({ url: `smtp://127.0.0.1:${receiver.port}?tls=required`, from });
    expect(await provider.send(contractMail, nothing)).toMatchObject({ outcome: 'deferred' });
    expect(receiver.all).toEqual([]);
  });
});

test('a domain in another script is named in its ASCII form', async () => {
  // The receiver of the other tests decodes the domain, so this one keeps what was written.
  const lines: string[] = [];
  const server = createServer((socket) => {
    socket.setEncoding('utf8').write('220 hello\r\n');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        lines.push(line);
        if (line === 'DATA') socket.write('354 go on\r\n');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else if (line === '.' || /^(EHLO|MAIL|RCPT)/.test(line)) socket.write('250 2.0.0 yes\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const provider = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from });
  const outcome = await provider.send({ ...contractMail, to: 'ann@bücher.example' }, nothing);
  server.close();
  expect(outcome).toEqual({ outcome: 'sent' });
  expect(lines.filter((line) => /^(RCPT TO|To):/.test(line))).toEqual([
    'RCPT TO:<ann@xn--bcher-kva.example>',
    'To: ann@xn--bcher-kva.example',
  ]);
});

describe('over TLS', () => {
  const valid = selfSigned();
  const otherHost = selfSigned('mail.other.example');
  /** Sends to a server that presents `shown`, as a client that trusts `trusted`. */
  const send = async (
    url: (port: number) => string,
    options: Parameters<typeof openSmtpReceiver>[0],
    { shown = valid, trusted }: { readonly shown?: typeof valid; readonly trusted?: string } = {},
  ) => {
    receiver = await openSmtpReceiver({ disabledCommands: [], cert: shown.certificate, key: shown.key, ...options });
    const provider = createSmtpMail({ url: url(receiver.port), from, ca: trusted ?? shown.certificate });
    return { outcome: await provider.send(contractMail, nothing), encrypted: receiver.all.map((mail) => mail.secure) };
  };
  const deferred = { outcome: expect.objectContaining({ outcome: 'deferred' }), encrypted: [] };

  test.each([
    ['from the start', (port: number) => `smtps://localhost:${port}`, { secure: true }],
    ['by STARTTLS', (port: number) => `smtp://localhost:${port}?tls=required`, {}],
    ['by STARTTLS where the server offers it', (port: number) => `smtp://localhost:${port}`, {}],
  ] as const)('a server with a trusted certificate gets the mail %s', async (_when, url, options) => {
    expect(await send(url, options)).toEqual({ outcome: { outcome: 'sent' }, encrypted: [true] });
  });

  test.each([
    ['of another authority', { trusted: selfSigned().certificate }],
    ['for another name', { shown: otherHost }],
  ])(
    'a server with a certificate %s gets nothing, by TLS from the start and by STARTTLS',
    async (_what, certificates) => {
      expect(await send((port) => `smtps://localhost:${port}`, { secure: true }, certificates)).toEqual(deferred);
      await receiver?.close();
      expect(await send((port) => `smtp://localhost:${port}`, {}, certificates)).toEqual(deferred);
    },
  );
});

test.each([
  ['smtps://mail.example', { host: 'mail.example', port: 465, secure: true, requireTLS: false, ignoreTLS: false }],
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTLS: false, ignoreTLS: false }],
  ['smtp://[::1]:25?tls=required', { host: '::1', port: 25, secure: false, requireTLS: true, ignoreTLS: false }],
  [
    'smtp://localhost:2525?tls=off',
    { host: 'localhost', port: 2_525, secure: false, requireTLS: false, ignoreTLS: true },
  ],
])('%s connects as it says', (url, expected) => {
  expect(connectionOptions({ url }).options).toMatchObject(expected);
});
