import { describe, expect, test } from '@jest/globals';
import { happened } from '../../../projection-service/testing/projection-spec.ts';
import { bought, given, registered, requested } from '../../testing/area.ts';

/** The tests' clock says Thursday, 2026-01-15. */
const thisWeek = '2026-01-12';
const nobody = { views: 0, viewers: 0, reached25: 0, reached50: 0, reached75: 0, reached100: 0 };
const counted = (videoId: string, userId: string, day: string, figures: object) =>
  happened(`audience-${videoId}.${day}`, 'AudienceCounted', { videoId, userId, day, ...nobody, ...figures });
const shared = happened('share-v1', 'ShareLinkCreated', {
  videoId: 'v1',
  userId: 'ann',
  linkId: 'l',
  token: 't',
  takesTours: true,
});
const exported = happened('export-v1.mp4', 'VideoExported', {
  videoId: 'v1',
  userId: 'ann',
  format: 'mp4',
  day: '2026-01-13',
});
const people = [registered('ann'), registered('bo'), bought('ann', 'l1', 20)];
const watched = [
  ...people,
  requested('ann', 'v1', 'Alpha'),
  requested('bo', 'v3'),
  counted('v1', 'ann', '2026-01-11', { views: 4, viewers: 3, reached25: 2 }),
  counted('v1', 'ann', '2026-01-12', { views: 5, viewers: 5, reached100: 1 }),
  counted('v1', 'ann', '2026-01-15', { views: 1, viewers: 1, reached50: 1 }),
  counted('v3', 'bo', '2026-01-15', { views: 100, viewers: 90 }),
  exported,
];

describe('analytics', () => {
  test("sum the days of each week, for the user's own videos only", async () => {
    const { as } = await given(watched);
    const source =
      '{ analytics(weeks: 2) { id weeks { week watched { views viewers reached100 exports } } watched { views } } }';
    expect(await as('ann').graphql(source)).toEqual({
      analytics: {
        id: 'ann',
        weeks: [
          { week: '2026-01-05', watched: { views: 4, viewers: 3, reached100: 0, exports: 0 } },
          { week: thisWeek, watched: { views: 6, viewers: 6, reached100: 1, exports: 1 } },
        ],
        watched: { views: 10 },
      },
    });
  });

  test('are zeros for an account without videos, and never an average of nothing', async () => {
    const { as } = await given(people);
    const source =
      '{ analytics { weeks { watched { views } made { videos creditsUsed } } made { renderSeconds waitSeconds } } }';
    const none = { watched: { views: 0 }, made: { videos: 0, creditsUsed: 0 } };
    expect(await as('ann').graphql(source)).toEqual({
      analytics: { weeks: Array.from({ length: 12 }, () => none), made: { renderSeconds: null, waitSeconds: null } },
    });
  });

  test.each([0, 54, -1])('of %p weeks are refused', async (weeks) => {
    const { as } = await given(people);
    expect(await as('ann').graphql('query ($weeks: Int) { analytics(weeks: $weeks) { id } }', { weeks })).toMatchObject(
      {
        code: 'INVALID_INPUT',
        message: 'weeks must be 1 to 53.',
      },
    );
  });

  test('of one video are those since it was made', async () => {
    const { as } = await given([...watched, shared]);
    const source =
      '{ video(id: "v1") { analytics { watched { views reached25 reached50 reached75 reached100 shares exports } renderSeconds } } }';
    expect(await as('ann').graphql(source)).toEqual({
      video: {
        analytics: {
          watched: { views: 10, reached25: 2, reached50: 1, reached75: 0, reached100: 1, shares: 1, exports: 1 },
          renderSeconds: null,
        },
      },
    });
  });

  test('come as a file of 53 weeks, the current one last', async () => {
    const { as } = await given(watched);
    const { status, headers, body } = await as('ann').rest('GET', '/api/analytics?format=csv');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="curbcast-analytics-2026-01-15.csv"');
    const lines = String(body).trim().split('\n');
    expect(lines).toHaveLength(54);
    expect(lines[0]).toContain('"week","views","viewers"');
    expect(lines.at(-1)).toMatch(/^"2026-01-12","6","6"/);
    expect((await as('ann').rest('GET', '/api/analytics')).body).toHaveLength(53);
    expect((await as('ann').rest('GET', '/api/analytics?format=xml')).status).toBe(400);
  });

  test('of one video come as a file by day, for its owner alone', async () => {
    const { as } = await given([...watched, shared]);
    const { status, headers, body } = await as('ann').rest('GET', '/api/analytics?videoId=v1&format=csv');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="curbcast-video-analytics-2026-01-15.csv"');
    const [head, ...days] = String(body).trim().split('\n');
    expect(head).toContain('"day","views","viewers","reached25"');
    expect(days.length).toBeGreaterThan(0);
    expect(days.toSorted()).toEqual(days);
    const rows = (await as('ann').rest('GET', '/api/analytics?videoId=v1')).body as { views: number }[];
    expect(rows.reduce((sum, { views }) => sum + views, 0)).toBe(10);
    expect((await as('bo').rest('GET', '/api/analytics?videoId=v1')).status).toBe(404);
    expect((await as('ann').rest('GET', '/api/analytics?videoId=guess')).status).toBe(404);
  });

  test('need a session', async () => {
    const { as } = await given([]);
    expect(await as().graphql('{ analytics { id } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await as().rest('GET', '/api/analytics')).status).toBe(401);
  });
});
