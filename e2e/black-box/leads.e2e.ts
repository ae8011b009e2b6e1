import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Client } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import type { TestUser } from '../support/fixture.ts';
import { openLive } from '../support/live.ts';
import { mailSaying } from '../support/mail.ts';
import { expectProblem } from '../support/problems.ts';
import { positionOf } from '../support/updates.ts';
import { useFixture } from '../support/use.ts';
import { readyVideo, startVideo } from '../support/videos.ts';

// Tour requests from share pages, as strangers send them and as the owner receives them.
const fixture = useFixture();
let owner: TestUser;
/** The paths of the share pages of two videos. */
let oak: string;
let elm: string;

const sharedVideo = async (title: string): Promise<{ readonly id: string; readonly page: string }> => {
  const { video } = await startVideo(owner, { title });
  await readyVideo(owner, video.id);
  const { body } = await owner.call<{ shareUrl: string }>('POST', `/api/videos/${video.id}/share`);
  return { id: video.id, page: new URL(body.shareUrl).pathname };
};
beforeAll(async () => {
  owner = await fixture.customer('Olivia Owner');
  [{ page: oak }, { page: elm }] = [await sharedVideo('Oak Lane'), await sharedVideo('Elm Street')];
}, 500_000);

const maria = { name: 'Maria Lopez', email: 'maria@home.example', phone: '', message: 'On Saturday?' };
const byForm = (visitor: Client, page: string, fields: Readonly<Record<string, string>>) =>
  visitor.call<string>('POST', `${page}/tour`, undefined, {
    // The header that browsers send with every form.
    headers: { origin: new URL(fixture.server.url).origin },
    raw: { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(fields).toString() },
  });

interface Leads {
  readonly unreadLeads: number;
  readonly leads: { readonly edges: readonly { readonly node: { readonly id: string; readonly name: string } }[] };
}
const inbox = async (filter = 'ALL') => {
  const list = 'query ($filter: LeadFilter) { unreadLeads leads(filter: $filter) { edges { node { id name } } } }';
  const { leads, unreadLeads } = await owner.graphql<Leads>(list, { filter });
  return { unreadLeads, leads: leads.edges.map(({ node }) => node) };
};
interface Update {
  readonly accountUpdates: { readonly lead?: { readonly name: string } | null; readonly unreadLeads?: number };
}
const updates =
  'subscription ($after: Position, $userId: ID) { accountUpdates(after: $after, userId: $userId) { ... on LeadChanged { lead { name } unreadLeads } } }';

test('a request by the form of the page arrives once: live, by mail and in the export', async () => {
  const [mine, theirs] = [openLive(owner), openLive(await fixture.admin())];
  const after = await positionOf(owner);
  const own = mine.subscribe<Update>(updates, { after });
  const followed = theirs.subscribe<Update>(updates, { after, userId: owner.id });
  const visitor = fixture.visitor();
  const page = await visitor.call<string>('GET', oak);
  const key = /name="key" value="([\w-]+)"/.exec(page.body)?.[1] ?? '';
  expect(key).not.toBe('');
  for (let sent = 0; sent < 2; sent += 1) {
    const { status, headers } = await byForm(visitor, oak, { ...maria, key, website: '' });
    expect([status, headers.get('location')]).toEqual([303, `${oak}?tour=sent#tour`]);
  }
  expect((await visitor.call<string>('GET', `${oak}?tour=sent`)).body).toContain('Thank you. Your request was sent.');

  await own.messages.first(({ data }) => data?.accountUpdates.lead?.name === 'Maria Lopez', 'the lead');
  // An administrator who follows the account learns that a request came, but nothing about the visitor.
  await followed.messages.first(({ data }) => data?.accountUpdates.unreadLeads === 1, 'the number');
  expect(JSON.stringify(followed.messages.all)).not.toContain('Maria');
  await mailSaying(await fixture.admin(), 'lead_received', owner.email, 'maria@home.example');
  // The visitor gets one confirmation, without any text from the form.
  await mailSaying(await fixture.admin(), 'tour_request_sent', 'maria@home.example', 'Thank you for your request');
  const { leads, unreadLeads } = await inbox();
  expect([leads.map(({ name }) => name), unreadLeads]).toEqual([['Maria Lopez'], 1]);
  const csv = await owner.call<string>('GET', '/api/leads?format=csv');
  expect(csv.body).toContain('"Maria Lopez","maria@home.example",,"On Saturday?","en"');

  const [id = ''] = leads.map((lead) => lead.id);
  expect((await owner.call('POST', `/api/leads/${id}/read`)).body).toEqual({ success: true, id });
  expect((await inbox('UNREAD')).leads).toEqual([]);
  for (const call of ['DELETE', 'DELETE'])
    expect((await owner.call(call, `/api/leads/${id}`)).body).toEqual({ success: true, id });
  expect((await inbox()).leads).toEqual([]);
  await own.messages.first(({ data }) => data?.accountUpdates.lead === null, 'the removal');
  expectProblem(await owner.call('POST', `/api/leads/${id}/read`), 404, 'NOT_FOUND', 'Lead not found');
  for (const live of [mine, theirs]) live.close();
});

describe('a request', () => {
  test('refuses a wrong request at its field, and shows the form again', async () => {
    const visitor = fixture.visitor();
    const wrong = await visitor.call('POST', `${elm}/tour`, { ...maria, email: '' });
    expectProblem(wrong, 400, 'INVALID_INPUT', 'Please give an email address or a phone number.');
    expect(wrong.body).toMatchObject({ field: 'email' });
    const { status, body } = await byForm(visitor, elm, { ...maria, phone: 'call me' });
    expect([status, body.includes('This is not a phone number.'), body.includes('On Saturday?')]).toEqual([
      400,
      true,
      true,
    ]);
  });

  test('refuses a request from another site', async () => {
    const answer = await fixture.visitor().call('POST', `${elm}/tour`, maria, {
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  });

  test('neither reads nor deletes another account’s lead', async () => {
    expect((await fixture.visitor().call('POST', `${elm}/tour`, maria)).status).toBe(201);
    const [lead] = await eventually('the lead', async () => {
      const { leads } = await inbox();
      return leads.length > 0 ? leads : undefined;
    });
    const other = await fixture.user();
    for (const [method, path] of [
      ['POST', `/api/leads/${lead?.id}/read`],
      ['DELETE', `/api/leads/${lead?.id}`],
    ] as const)
      expectProblem(await other.call(method, path), 404, 'NOT_FOUND', 'Lead not found');
    expect((await other.call('GET', '/api/leads')).body).toEqual([]);
  });

  test('takes ten requests of one address in an hour, on all links together', async () => {
    const visitor = fixture.visitor();
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1)
      statuses.push((await visitor.call('POST', `${sent % 2 === 0 ? oak : elm}/tour`, maria)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    const { status, headers } = await byForm(visitor, oak, maria);
    expect([status, headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^[1-9]\d*$/)]);
  });
});

test('a link whose owner switched requests off, or that is revoked, takes none', async () => {
  const change =
    'mutation ($id: ID!, $input: ShareLinkInput!) { changeShareLink(id: $id, input: $input) { video { share { takesTours } } } }';
  const { id, page } = await sharedVideo('Pine Road');
  const off = await owner.graphql<object>(change, { id, input: { takesTours: false } });
  expect(off).toEqual({ changeShareLink: { video: { share: { takesTours: false } } } });
  const visitor = fixture.visitor();
  expect((await visitor.call<string>('GET', page)).body).not.toContain('/tour');
  expectProblem(
    await visitor.call('POST', `${page}/tour`, maria),
    409,
    'NOT_ALLOWED_NOW',
    'Tours cannot be requested on this page.',
  );
  await owner.graphql(change, { id, input: { takesTours: true, password: 'elm street' } });
  expect((await visitor.call('POST', `${page}/tour`, maria)).status).toBe(404);
  await owner.graphql('mutation ($id: ID!) { revokeShareLink(id: $id) { position } }', { id });
  expect((await byForm(visitor, page, maria)).status).toBe(404);
});
