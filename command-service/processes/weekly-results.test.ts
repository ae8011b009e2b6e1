import { describe, test } from '@jest/globals';
import { registered, videoRequested } from '../../domain/testing/samples.ts';
import type { Audience } from '../dependencies.ts';
import { uuidFrom } from '../support/context.ts';
import { on, specifyWork, type Placed } from '../testing/work-spec.ts';
import { weeklyResults } from './weekly-results.ts';

const monday = Date.UTC(2026, 10, 30, 13);
const audience: Audience = {
  views: 14,
  finished: 3,
  videos: [
    { videoId: 'v1', views: 5 },
    { videoId: 'gone', views: 9 },
  ],
};
const mailId = uuidFrom('mail/week_results/ann/2026-11-23');
const mail: Placed = on(`mail-${mailId}`, {
  type: 'MailRequested',
  data: {
    mailId,
    ownerId: 'ann',
    template: 'week_results',
    isTest: false,
    to: 'ann@example.com',
    name: 'Ann',
    language: 'en',
    data: {
      week: '2026-11-23',
      views: 14,
      finished: 3,
      videos: [{ videoId: 'v1', title: 'Maple Street', views: 5 }],
    },
  },
});

/** The job at a time; Ann's videos were watched on two days of the week of 23 November. */
const at = (now: number, found = audience) =>
  specifyWork(weeklyResults, {
    now: () => now,
    ownersWatchedOn: async (day, _limit, after) =>
      after === undefined && ['2026-11-23', '2026-11-29'].includes(day) ? ['ann'] : [],
    audienceBetween: async (userId, from, through) =>
      userId === 'ann' && from === '2026-11-23' && through === '2026-11-29'
        ? found
        : { views: 0, finished: 0, videos: [] },
  }).given(on('user-ann', registered()), on('video-v1', videoRequested('v1', { title: 'Maple Street' })));

describe('the results of a week', () => {
  test('are sent once, on Monday, with the videos that still exist', () => at(monday).appends(mail));
  test('are not sent before Monday at 13:00 UTC', () => at(monday - 1).appends());
  test('are sent late as long as they are still news', () => at(monday + 3 * 86_400_000).appends(mail));
  test('are not sent on Saturday', () => at(monday + 5 * 86_400_000).appends());
  test('are not sent to somebody whose videos nobody watched', () => at(monday, { ...audience, views: 0 }).appends());
});
