import { describe, expect, test } from '@jest/globals';
import { emptyDraft, withImage, type Draft } from './draft.ts';
import { defaultTitle, requestOf, submissionOf } from './submission.ts';

const draft: Draft = { ...emptyDraft, script: 'Welcome.', avatarId: 'clara', imageUrls: ['/1.jpg', '/2.jpg'] };
const today = new Date(2026, 10, 21, 12);
const tomorrow = new Date(2026, 10, 22, 12);

/** Keys one after the other: k1, k2, … */
function keys(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `k${count}`;
  };
}

describe('one key per content', () => {
  test('the same content keeps its key and its dated title, also the next day', () => {
    const key = keys();
    const first = submissionOf(draft, key, today);
    expect(first).toMatchObject({ key: 'k1', title: 'Property Video - 2026-11-21' });
    expect(submissionOf({ ...draft, submission: first }, key, tomorrow)).toBe(first);
  });

  test.each<[string, (before: Draft) => Draft]>([
    ['script', (before) => ({ ...before, script: 'Hello.' })],
    ['title', (before) => ({ ...before, title: 'Oak Street' })],
    ['address', (before) => ({ ...before, propertyAddress: '1 Oak Street' })],
    ['presenter', (before) => ({ ...before, avatarId: 'omar' })],
    ['screen share', (before) => ({ ...before, screenShare: true, screenShareUrl: 'https://a.example/b.png' })],
    ['pictures', (before) => withImage(before, '/2.jpg', false)],
  ])('another %s is another request', (_name, changed) => {
    const key = keys();
    const first = submissionOf(draft, key, today);
    expect(submissionOf({ ...changed(draft), submission: first }, key, today).key).toBe('k2');
  });

  test('what does not make the video changes nothing', () => {
    const key = keys();
    const first = submissionOf(draft, key, today);
    expect(submissionOf({ ...draft, length: 'LONG', propertyDetails: 'other', submission: first }, key, today)).toBe(
      first,
    );
  });
});

test('the request has the pictures that were kept, and an address only while screen share is on', () => {
  const left = withImage(
    { ...draft, title: ' Oak Street ', screenShareUrl: 'https://a.example/b.png' },
    '/1.jpg',
    false,
  );
  const submission = submissionOf(left, keys(), today);
  expect(requestOf(left, 'clara', submission)).toEqual({
    title: 'Oak Street',
    propertyAddress: '',
    script: 'Welcome.',
    avatarId: 'clara',
    screenShareUrl: null,
    imageUrls: ['/2.jpg'],
    idempotencyKey: 'k1',
  });
  expect(requestOf({ ...left, screenShare: true }, 'clara', submission).screenShareUrl).toBe('https://a.example/b.png');
});

test('the title of a video without one', () => {
  expect(defaultTitle(today)).toBe('Property Video - 2026-11-21');
});
