import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { MailProvider, OutgoingMail } from './port.ts';

/** A mail as it arrived. */
export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  /** Both readable texts in one. */
  readonly content: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface MailUnderTest {
  readonly provider: MailProvider;
  /** The mails that arrived so far, each distinct one once. */
  readonly received: () => Promise<readonly ReceivedMail[]>;
  readonly close?: () => Promise<void>;
}

export const contractMail: OutgoingMail = {
  mailId: '7f0f5a52-41cb-4c9b-8b86-0a2c7a6d9c11',
  ownerId: '4b7e21c0-93df-8e6a-a1b5-7c08d94fe633',
  to: 'jane.doe@realty.example',
  subject: 'Your video is ready: Straße 12, 東京 🏡',
  html: '<p>Open <b>Straße 12</b></p>',
  text: 'Open Straße 12',
  headers: { 'List-Unsubscribe': '<https://app.example/unsubscribe?token=abc>' },
};

/** The contract of every adapter of the mail port. */
export function mailProviderContract(name: string, open: () => Promise<MailUnderTest>): void {
  describe(`mail provider: ${name}`, () => {
    let provider: MailProvider;
    let received: MailUnderTest['received'];
    let close: MailUnderTest['close'];
    beforeEach(async () => {
      ({ provider, received, close } = await open());
    });
    afterEach(() => close?.());
    const nothing = async (): Promise<void> => undefined;

    test('delivers recipient, subject, texts and headers as they were given', async () => {
      expect(await provider.send(contractMail, nothing)).toEqual({ outcome: 'sent' });
      const [mail, ...more] = await received();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: contractMail.to, subject: contractMail.subject });
      expect(mail?.content).toContain(contractMail.text);
      expect(mail?.content).toContain(contractMail.html);
      expect(mail?.headers['list-unsubscribe']).toBe(contractMail.headers['List-Unsubscribe']);
    });

    test('asks before the transfer, and delivers nothing without permission', async () => {
      let arrived = -1;
      await provider.send(contractMail, async () => {
        arrived = (await received()).length;
      });
      expect(arrived).toBe(0);
      const other = { ...contractMail, mailId: '11111111-41cb-4c9b-8b86-0a2c7a6d9c11' };
      await expect(provider.send(other, () => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
      expect(await received()).toHaveLength(1);
    });

    test('sends a mail again under the same Message-ID, so that it counts once', async () => {
      await provider.send(contractMail, nothing);
      await provider.send(contractMail, nothing);
      expect(await received()).toHaveLength(1);
    });

    test.each([
      ['subject', { subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\nForged' }],
      ['header', { headers: { 'List-Unsubscribe': '<https://a.example>\r\nBcc: eve@evil.example' } }],
    ])('lets no %s start another header or recipient', async (_, change) => {
      await provider.send({ ...contractMail, ...change }, nothing);
      const [mail] = await received();
      expect(mail?.to).toBe(contractMail.to);
      expect(Object.keys(mail?.headers ?? {})).not.toContain('bcc');
    });

    test('reports no problem, names itself, and can erase an owner twice', async () => {
      expect(await provider.problem()).toBeUndefined();
      expect(provider.name).not.toBe('');
      await provider.send(contractMail, nothing);
      await provider.eraseOwner(contractMail.ownerId);
      await provider.eraseOwner(contractMail.ownerId);
    });
  });
}
