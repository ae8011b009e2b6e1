import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { maria, renderApp, type Answer } from '../../testing/session.tsx';
import Outbox from './index.tsx';

afterEach(cleanup);

const types = [
  { __typename: 'MailType', name: 'welcome', label: 'Welcome' },
  { __typename: 'MailType', name: 'receipt', label: 'Receipt' },
];
const service = (canReadOutbox: boolean, external = false) => ({
  mailService: { __typename: 'MailService', name: 'SMTP (mail.example)', external, canReadOutbox, types },
});
const sent = {
  __typename: 'Mail',
  id: 'm1',
  template: 'welcome',
  label: 'Welcome',
  isTest: true,
  status: 'SENT',
  failures: 0,
  requestedAt: '2026-11-22T12:00:00.000Z',
  retryAt: null,
  reason: null,
  code: null,
  content: { __typename: 'MailMessage', to: 'ann@example.com', subject: 'Welcome to Curbcast' },
};
const bounced = {
  ...sent,
  id: 'm2',
  label: 'Receipt',
  isTest: false,
  status: 'BOUNCED',
  code: '550 5.1.1',
  content: null,
};
const listOf = (...mails: readonly object[]): Answer => ({
  outbox: {
    __typename: 'MailConnection',
    edges: mails.map((node, index) => ({ __typename: 'MailEdge', cursor: String(index), node })),
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    },
  },
});
const opened = {
  outboxMail: {
    __typename: 'Mail',
    id: 'm1',
    status: 'SENT',
    reason: null,
    content: { __typename: 'MailMessage', to: 'ann@example.com', subject: 'Welcome to Curbcast', text: 'Hello Ann,' },
  },
};
const admin = { ...maria, isAdmin: true };

describe('the outbox', () => {
  test('lists emails with recipient, state and reason, and says that no mail server is set', async () => {
    renderApp(<Outbox />, {
      answers: { MailService: () => service(true), Outbox: () => listOf(sent, bounced) },
    });
    expect(await screen.findByRole('button', { name: 'Welcome to Curbcast' })).toBeTruthy();
    expect(screen.getByText(/No mail server is configured/)).toBeTruthy();
    const [, first, second] = screen.getAllByRole('row');
    expect(first?.textContent).toContain('ann@example.comWelcome (test)');
    expect(within(first as HTMLElement).getByText('Sent')).toBeTruthy();
    expect(within(second as HTMLElement).getByText('The address was refused (550 5.1.1)')).toBeTruthy();
    // An address wraps after its @, not in the middle of a word.
    expect(screen.getByText('ann@example.com').innerHTML).toContain('ann@<wbr>example.com');
  });

  test('shows an email in a sandbox that runs no scripts, and as plain text', async () => {
    renderApp(<Outbox />, {
      answers: { MailService: () => service(true), Outbox: () => listOf(sent), OutboxMail: () => opened },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Welcome to Curbcast' }));
    const frame = await screen.findByTitle('Welcome to Curbcast');
    expect(frame.getAttribute('src')).toBe('/outbox/mails/m1');
    expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
    await userEvent.click(screen.getByRole('tab', { name: 'Plain text' }));
    expect(screen.getByText('Hello Ann,')).toBeTruthy();
  });

  test('shows the recipient and the actions of an email that was written and sent after the list was loaded', async () => {
    const waiting = { ...sent, status: 'REQUESTED', content: null };
    renderApp(<Outbox />, {
      viewer: admin,
      answers: { MailService: () => service(true), Outbox: () => listOf(waiting), OutboxMail: () => opened },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Welcome' }));
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Curbcast' });
    expect(await within(dialog).findByText('To ann@example.com')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'This email came back' })).toBeTruthy();
  });

  test('asks the server for the chosen type and state', async () => {
    const asked: Record<string, unknown>[] = [];
    renderApp(<Outbox />, {
      answers: {
        MailService: () => service(true),
        Outbox: (variables) => {
          asked.push(variables);
          return listOf();
        },
      },
    });
    await screen.findByText('No emails yet');
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'receipt');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'bounced');
    await screen.findByText('No emails match');
    expect(asked.at(-1)).toEqual({ template: 'receipt', status: 'BOUNCED' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('No emails yet');
  });

  test('is for administrators', async () => {
    renderApp(<Outbox />, { viewer: maria, answers: { MailService: () => service(false) } });
    expect(await screen.findByText('For administrators only')).toBeTruthy();
  });

  test('lets an administrator record that an email came back, and allow an address again', async () => {
    const { asked } = renderApp(<Outbox />, {
      viewer: admin,
      answers: {
        MailService: () => service(true, true),
        Outbox: () => listOf(sent, bounced),
        OutboxMail: ({ id }) => ({ outboxMail: { ...(id === 'm1' ? sent : bounced), content: null } }),
        RecordMailBounce: () => ({
          recordMailBounce: {
            __typename: 'MailPayload',
            mail: { __typename: 'Mail', id: 'm1', status: 'BOUNCED', code: 'reported' },
          },
        }),
        AllowMailAddress: () => ({
          allowMailAddress: { __typename: 'AllowMailAddressPayload', mail: { __typename: 'Mail', id: 'm2' } },
        }),
      },
    });
    expect(await screen.findByText(/go out through SMTP \(mail.example\)/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Welcome to Curbcast' }));
    expect(await screen.findByText('The contents are not kept here')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'This email came back' }));
    await waitFor(() => expect(asked).toContain('RecordMailBounce'));
    await userEvent.click(await screen.findByRole('button', { name: 'Receipt' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Allow this address again' }));
    await waitFor(() => expect(asked).toContain('AllowMailAddress'));
  });
});
