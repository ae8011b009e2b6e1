import { describe, expect, test } from '@jest/globals';
import type { Commands } from '../../../command-service/index.ts';
import { createLimits } from '../../guard/index.ts';
import { given, registered, requested } from '../../testing/area.ts';

const webhooks = {
  listWebhooks: async () => ({ webhooks: [{ webhookId: 'w' }], limit: 3 }),
} as object as Commands['webhooks'];
/** These tests record and list exports; recorded.integration.test.ts tests how they end. */
const tableExports = {
  recordExportStart: async () => '1',
  recordExportEnd: async () => '1',
  listTableExports: async () => [
    {
      exportId: 'e2',
      table: 'videos',
      format: 'csv',
      startedAt: 0,
      ended: { outcome: 'cancelled', rows: 500, at: 1_000 },
      status: 'cancelled',
    },
    {
      exportId: 'e1',
      table: 'analytics',
      format: 'json',
      startedAt: 0,
      aliveAt: 0,
      ended: null,
      status: 'interrupted',
    },
  ],
} as object as Commands['tableExports'];
const services = {
  commands: { webhooks, tableExports },
  mail: { service: { name: 'Outbox on this server', external: false } } as never,
  providers: {
    video: { presenters: async () => [{ id: 'p1', name: 'Maya', description: '=1+1' }] },
  } as never,
  limits: createLimits(),
};
const started = (...titles: readonly string[]) =>
  given(
    [registered('ann'), registered('ben'), ...titles.map((title, n) => requested('ann', `v${n}`, title))],
    services,
  );

test('the status has the figures of the tiles', async () => {
  const { as } = await started();
  const answer = await as('ann').rest('GET', '/api/integrations/status');
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      status: {
        webhooks: { count: 1 },
        email: { configured: true, service: 'Outbox on this server' },
        exports: { types: ['videos', 'avatars', 'analytics'] },
        socialSharing: { platforms: ['facebook', 'linkedin', 'x', 'email'] },
      },
    },
  ]);
  expect((await as().rest('GET', '/api/integrations/status')).status).toBe(401);
});

describe('an export', () => {
  test.each(['videos', 'avatars', 'analytics'])('of %s is a file in both formats', async (type) => {
    const { as } = await started('A home');
    for (const format of ['json', 'csv'] as const) {
      const { status, headers } = await as('ann').bytes(`/api/export/${type}?format=${format}`);
      expect(status).toBe(200);
      expect(headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="curbcast-${type}-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
      );
    }
  });

  test('holds every video of the user, and nobody else sees one', async () => {
    const { as } = await started('A home', 'Another');
    const { body } = await as('ann').rest('GET', '/api/export/videos?format=json');
    expect(body).toMatchObject([{ title: 'A home' }, { title: 'Another' }]);
    expect((await as('ben').rest('GET', '/api/export/videos')).body).toEqual([]);
    const analytics = await as('ann').rest('GET', '/api/export/analytics');
    expect(analytics.body).toMatchObject([{ videosStarted: 2, videosReady: 0 }]);
  });

  test.each(['=cmd|x', '+1', '-1', '@a', '\t=1', ' =1', '＝1', '|x'])(
    'in CSV runs no formula of the title %j',
    async (title) => {
      const { as } = await started(title);
      const { raw } = await as('ann').bytes('/api/export/videos?format=csv');
      const [header, row = ''] = raw.toString('utf8').split('\r\n').join('\n').split('\n');
      expect(header).toMatch(/^\ufeff"?id/);
      expect(row).toContain(`"'${title.trimStart() === title ? title : ''}`);
    },
  );

  test.each([
    ['/api/export/users', 'type must be one of videos, avatars, analytics.'],
    ['/api/export/..%2fusers', 'type must be one of videos, avatars, analytics.'],
    ['/api/export/videos?format=xml', 'format must be json or csv.'],
  ])('of %s is refused', async (path, error) => {
    const { as } = await started();
    const answer = await as('ann').rest('GET', path);
    expect([answer.status, answer.body]).toMatchObject([400, { error }]);
  });

  test('needs a session and is limited', async () => {
    const { as } = await given([registered('ann')], {
      ...services,
      limits: createLimits({ exports: { points: 1, seconds: 60 } }),
    });
    expect((await as().rest('GET', '/api/export/videos')).status).toBe(401);
    expect((await as('ann').rest('GET', '/api/export/videos')).status).toBe(200);
    expect((await as('ann').rest('GET', '/api/export/videos')).status).toBe(429);
  });
});

test('the latest exports are listed for their owner alone', async () => {
  const { as } = await started();
  const list = '{ tableExports { id type format status rows startedAt endedAt } }';
  const startedAt = '1970-01-01T00:00:00.000Z';
  expect(await as('ann').graphql(list)).toEqual({
    tableExports: [
      {
        id: 'e2',
        type: 'videos',
        format: 'csv',
        status: 'CANCELLED',
        rows: 500,
        startedAt,
        endedAt: '1970-01-01T00:00:01.000Z',
      },
      { id: 'e1', type: 'analytics', format: 'json', status: 'INTERRUPTED', rows: null, startedAt, endedAt: null },
    ],
  });
  expect(await as().graphql(list)).toMatchObject({ code: 'UNAUTHENTICATED' });
});
