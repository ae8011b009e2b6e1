import { describe, expect, test } from '@jest/globals';
import { happened } from '../../../projection-service/testing/projection-spec.ts';
import { given, registered, requested } from '../../testing/area.ts';

const received = (leadId: string, userId = 'ann', changes: object = {}) =>
  happened(`leads-${userId}`, 'LeadReceived', {
    leadId,
    userId,
    videoId: 'v1',
    linkId: 'k',
    language: 'en',
    name: `Maria ${leadId}`,
    email: 'maria@home.example',
    phone: null,
    message: 'On Saturday?',
    ...changes,
  });
const read = (leadId: string) => happened('leads-ann', 'LeadOpened', { leadId, userId: 'ann' });
const deleted = (leadId: string) => happened('leads-ann', 'LeadDeleted', { leadId, userId: 'ann' });
const events = [
  registered('ann'),
  registered('bo'),
  requested('ann', 'v1'),
  received('l1'),
  received('l2'),
  received('l3'),
  received('b1', 'bo', { name: '=HYPERLINK("x")' }),
  read('l1'),
  deleted('l2'),
];
const list =
  'query ($first: Int, $after: String, $filter: LeadFilter) { leads(first: $first, after: $after, filter: $filter) { edges { cursor node { id name email phone message language isRead receivedAt videoId video { title } } } pageInfo { hasNextPage endCursor } } }';

interface Listed {
  readonly leads: {
    readonly edges: readonly { readonly node: { readonly id: string; readonly video: unknown } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  };
}

async function setUp() {
  const called: unknown[] = [];
  const command =
    (name: string) =>
    async (...[userId, leadId]: readonly [string, string]) => {
      called.push([name, userId, leadId]);
      return '0000000000000001';
    };
  const commands = { leads: { markLeadRead: command('read'), deleteLead: command('delete') } };
  return { ...(await given(events, { commands } as never, ['videos', 'users', 'leads'])), called };
}

describe('the leads', () => {
  test('are listed for their owner, the newest first, with the video while it is there', async () => {
    const { as } = await setUp();
    const { leads } = (await as('ann').graphql(list)) as Listed;
    expect(leads.edges.map(({ node }) => node)).toMatchObject([
      { id: 'l3', name: 'Maria l3', isRead: false, email: 'maria@home.example', phone: null, language: 'en' },
      { id: 'l1', isRead: true, video: { title: 'Tour of Elm Street' } },
    ]);
    const foreign = (await as('bo').graphql(list)) as Listed;
    // The video is somebody else's.
    expect(foreign.leads.edges.map(({ node }) => [node.id, node.video])).toEqual([['b1', null]]);
    expect(await as().graphql(list)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('come page by page, and the cursor of one list does not work in another', async () => {
    const { as } = await setUp();
    const first = (await as('ann').graphql(list, { first: 1 })) as Listed;
    expect([first.leads.edges[0]?.node.id, first.leads.pageInfo.hasNextPage]).toEqual(['l3', true]);
    const after = first.leads.pageInfo.endCursor;
    const second = (await as('ann').graphql(list, { first: 1, after })) as Listed;
    expect([second.leads.edges[0]?.node.id, second.leads.pageInfo.hasNextPage]).toEqual(['l1', false]);
    expect(await as('ann').graphql(list, { after, filter: 'UNREAD' })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await as('ann').graphql(list, { first: 101 })).toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('that are unread are listed and counted', async () => {
    const { as } = await setUp();
    const { leads } = (await as('ann').graphql(list, { filter: 'UNREAD' })) as Listed;
    expect(leads.edges.map(({ node }) => node.id)).toEqual(['l3']);
    expect(await as('ann').graphql('{ unreadLeads }')).toEqual({ unreadLeads: 1 });
  });

  test('are downloaded as JSON and CSV, in which no cell is a formula', async () => {
    const { as } = await setUp();
    const { body } = await as('ann').rest('GET', '/api/leads');
    expect(body).toMatchObject([
      { id: 'l3', videoTitle: 'Tour of Elm Street' },
      { id: 'l1', isRead: true },
    ]);
    const csv = await as('bo').rest('GET', '/api/leads?format=csv');
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="curbcast-leads-[\d-]+\.csv"$/);
    expect(csv.body).toContain('"id","receivedAt","name","email","phone","message"');
    expect(csv.body).not.toMatch(/[,"]=HYPERLINK/);
    expect((await as().rest('GET', '/api/leads')).status).toBe(401);
  });
});

describe('a lead', () => {
  test('is marked as read and deleted, by GraphQL and REST', async () => {
    const { as, called } = await setUp();
    expect(await as('ann').graphql('mutation { markLeadRead(id: "l3") { lead { id } } }')).toEqual({
      markLeadRead: { lead: { id: 'l3' } },
    });
    expect(await as('ann').graphql('mutation { deleteLead(id: "l3") { id } }')).toEqual({ deleteLead: { id: 'l3' } });
    expect((await as('ann').rest('POST', '/api/leads/l3/read')).body).toEqual({ success: true, id: 'l3' });
    expect((await as('ann').rest('DELETE', '/api/leads/l3')).body).toEqual({ success: true, id: 'l3' });
    expect(called).toEqual(['read', 'delete', 'read', 'delete'].map((name) => [name, 'ann', 'l3']));
  });

  test('is changed by nobody without a session', async () => {
    const { as, called } = await setUp();
    for (const call of ['markLeadRead(id: "l3") { position }', 'deleteLead(id: "l3") { position }'])
      expect(await as().graphql(`mutation { ${call} }`)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await as().rest('DELETE', '/api/leads/l3')).status).toBe(401);
    expect(called).toEqual([]);
  });
});
