import { describe, expect, test } from '@jest/globals';
import { clock } from '../../ui/format.ts';
import { creditsSentence, removalWarning, type Video } from './words.ts';

const video: Video = {
  __typename: 'Video',
  id: 'v',
  title: 'Oak',
  propertyAddress: '',
  status: 'READY',
  processingProgress: 100,
  phase: null,
  progressEstimated: false,
  errorMessage: null,
  picturesLeftOut: 0,
  leftOut: [],
  videoUrl: '/v.mp4',
  thumbnailUrl: null,
  captionsUrl: null,
  viewCount: 0,
  shareUrl: null,
  exports: [],
  duration: 47,
  createdAt: '2026-11-21T10:00:00.000Z',
  creditsHeld: null,
  creditsUsed: 1,
  creditsReturned: 0,
  retryCredits: null,
  deletionCredits: 0,
  madeFrom: null,
};
const running = (title: string, creditsHeld: number): Video => ({
  ...video,
  title,
  status: 'PENDING',
  creditsHeld,
  creditsUsed: null,
  creditsReturned: null,
});

describe('the effect of a video on the balance', () => {
  test.each<[Partial<Video>, string]>([
    [{}, '1 credit used'],
    [{ creditsUsed: 1.5, creditsReturned: 0.5 }, '1.5 credits used, 0.5 returned'],
    [{ status: 'PROCESSING', creditsHeld: 2 }, '2 credits held'],
    [{ status: 'FAILED', creditsUsed: 0, creditsReturned: 1 }, '1 credit returned'],
    [{ creditsUsed: null }, ''],
  ])('%j: %s', (more, sentence) => expect(creditsSentence({ ...video, ...more })).toBe(sentence));
});

describe('the confirmation of a deletion', () => {
  test('warns about files', () => {
    expect(removalWarning([video])).toBe('The video and its files will be gone. You can undo this for 10 seconds.');
  });
  test('names unfinished videos and returned credits', () => {
    expect(removalWarning([video, running('Elm', 0.5), running('Fir', 0.5)])).toBe(
      '“Elm” and “Fir” are still being made. They will be canceled, and 1 credit comes back. The videos and their files will be gone. You can undo this for 10 seconds.',
    );
  });
  test('says what is spent where an outside service charges for work that has begun', () => {
    const begun: Video = { ...running('Elm', 1.5), status: 'PROCESSING', deletionCredits: 1.5 };
    expect(removalWarning([begun])).toBe(
      '“Elm” is still being made. 1.5 credits are spent: the work has begun. The video and its files will be gone. You can undo this for 10 seconds.',
    );
    expect(removalWarning([begun, running('Fir', 0.5)])).toContain(
      'They will be canceled, and 0.5 credits come back. 1.5 credits are spent: the work has begun.',
    );
  });
  test('counts the videos after the fourth, but never a single one', () => {
    const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((title) => running(title, 1));
    expect(removalWarning(many)).toContain('“A”, “B”, “C”, “D”, and 2 more are');
    expect(removalWarning(many.slice(0, 5))).toContain('“D”, and “E” are');
  });
});

test.each([
  [0, '0:00'],
  [47.4, '0:47'],
  [59.6, '1:00'],
  [240, '4:00'],
])('%d s are formatted as %s', (seconds, words) => expect(clock(seconds)).toBe(words));
