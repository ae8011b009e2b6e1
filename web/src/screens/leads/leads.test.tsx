import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LeadFieldsFragment } from '../../gql/graphql.ts';
import { unreadInWords } from '../../features/leads/unread.ts';
import { LeadNews } from '../../features/leads/LeadNews.tsx';
import { renderApp } from '../../testing/session.tsx';
import Leads from './index.tsx';

afterEach(cleanup);

const stella: LeadFieldsFragment = {
  __typename: 'Lead',
  id: 'l1',
  name: 'Stella Stranger',
  email: 'stella@example.com',
  phone: '+1 (512) 555-0142',
  message: 'On Saturday?\nAt ten.',
  language: 'en',
  isRead: false,
  receivedAt: '2026-11-20T10:00:00.000Z',
  videoId: 'v1',
  video: { __typename: 'Video', id: 'v1', title: 'Maple Street' },
};
const pageInfo = {
  __typename: 'PageInfo',
  hasNextPage: false,
  hasPreviousPage: false,
  startCursor: null,
  endCursor: null,
};
const listOf = (leads: readonly LeadFieldsFragment[]) => ({
  leads: {
    __typename: 'LeadConnection',
    edges: leads.map((node) => ({ __typename: 'LeadEdge', cursor: node.id, node })),
    pageInfo,
  },
});
const shown = (
  <>
    <LeadNews />
    <Leads />
  </>
);

test('a lead is read when it is opened, and says how to reach the visitor', async () => {
  let unread = 1;
  const { asked } = renderApp(shown, {
    answers: {
      Leads: () => listOf([stella]),
      UnreadLeads: () => ({ unreadLeads: unread }),
      MarkLeadRead: () => {
        unread = 0;
        return { markLeadRead: { __typename: 'LeadPayload', position: '1', lead: { ...stella, isRead: true } } };
      },
    },
  });
  const row = await screen.findByRole('button', { name: /^Stella Stranger ?New.*Maple Street$/ });
  await waitFor(() => expect(unreadInWords()).toBe('1 unread'));
  expect(screen.queryByText(/On Saturday/)).toBeNull();
  const user = userEvent.setup();
  row.focus();
  await user.keyboard('{Enter}');
  await screen.findByText(/On Saturday\?/);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining(['mailto:stella@example.com', 'tel:+15125550142', '/my-videos?video=v1']),
  );
  await waitFor(() => expect(unreadInWords()).toBe(''));
  expect(screen.queryByText('New')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Stella/ }));
  await user.click(screen.getByRole('button', { name: /^Stella/ }));
  expect(asked.filter((name) => name === 'MarkLeadRead')).toHaveLength(1);
});

test('a lead that the address names is open and read, and no other', async () => {
  const marked: unknown[] = [];
  const scrolled: unknown[] = [];
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.push(this.textContent);
  };
  renderApp(<Leads />, {
    path: '/leads?lead=l2',
    answers: {
      Leads: () => listOf([stella, { ...stella, id: 'l2', name: 'Otto', message: 'On Sunday?' }]),
      UnreadLeads: () => ({ unreadLeads: 2 }),
      MarkLeadRead: (variables) => {
        marked.push(variables);
        const lead = { ...stella, id: 'l2', name: 'Otto', message: 'On Sunday?', isRead: true };
        return { markLeadRead: { __typename: 'LeadPayload', position: '1', lead } };
      },
    },
  });
  await screen.findByText('On Sunday?');
  expect(screen.queryByText(/On Saturday/)).toBeNull();
  expect(marked).toEqual([{ id: 'l2' }]);
  expect(scrolled).toEqual([expect.stringContaining('Otto')]);
});

test('a lead is deleted after a confirmation, and the list says how to get others', async () => {
  renderApp(<Leads />, {
    answers: {
      Leads: () => listOf([{ ...stella, isRead: true, email: null, message: '', video: null }]),
      UnreadLeads: () => ({ unreadLeads: 0 }),
      DeleteLead: () => ({ deleteLead: { __typename: 'DeleteLeadPayload', id: 'l1', position: '1' } }),
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Deleted video$/ }));
  screen.getByText('No message');
  expect(screen.getByRole('link', { name: 'Download leads as CSV' }).getAttribute('href')).toBe(
    '/api/leads?format=csv',
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this lead?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('No leads yet');
  expect(screen.getByRole('link', { name: 'Share a video' }).getAttribute('href')).toBe('/my-videos');
});

test('a lead that comes in appears without a reload', async () => {
  const leads: LeadFieldsFragment[] = [];
  const { update } = renderApp(shown, {
    answers: { Leads: () => listOf(leads), UnreadLeads: () => ({ unreadLeads: leads.length }) },
  });
  await screen.findByText('No leads yet');
  leads.push(stella);
  const change = {
    __typename: 'LeadChanged',
    position: '9',
    cursor: '9',
    unreadLeads: 1,
  } as const;
  expect(update(change)).toEqual(['leads']);
  await waitFor(() => expect(unreadInWords()).toBe('1 unread'));
  leads.pop();
  expect(update({ ...change, unreadLeads: 0 })).toEqual(['leads']);
  await waitFor(() => expect(unreadInWords()).toBe(''));
});

test('a list that cannot be read says so and is read again', async () => {
  let isAway = true;
  renderApp(<Leads />, { answers: { Leads: () => (isAway ? new Error('Away') : listOf([stella])) } });
  await screen.findByText('Your leads cannot be shown right now');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: /^Stella/ });
});
