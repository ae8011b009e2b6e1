import { describe, expect, test } from '@jest/globals';
import { emptyDraft, withImage, type Draft } from './draft.ts';
import { defaultTitle, requestOf, submit } from './submission.ts';

const draft: Draft = { ...emptyDraft, script: 'Welcome.', avatarId: 'clara', imageUrls: ['/1.jpg', '/2.jpg'] };
const today = new Date(2026, 10, 21, 12);
const tomorrow = new Date(2026, 10, 22, 12);

describe('the submission of a draft', () => {
  const first = submit(draft, today);

  test('keeps its key and its dated title while the content is the same, also on the next day', () => {
    expect(first.title).toBe('Property Video - 2026-11-21');
    expect(submit({ ...draft, submission: first }, tomorrow)).toBe(first);
  });

  test.each<[string, (before: Draft) => Draft]>([
    ['script', (before) => ({ ...before, script: 'Hello.' })],
    ['title', (before) => ({ ...before, title: 'Oak Street' })],
    ['address', (before) => ({ ...before, propertyAddress: '1 Oak Street' })],
    ['presenter', (before) => ({ ...before, avatarId: 'omar' })],
    ['screen share', (before) => ({ ...before, screenShare: true, screenShareUrl: 'https://a.example/b.png' })],
    ['picture of a scene', (before) => ({ ...before, scenePictures: { 'Welcome.': ['/2.jpg'] } })],
    ['pictures', (before) => withImage(before, '/2.jpg', false)],
  ])('gets a new key when the %s changes', (_name, changed) => {
    expect(submit({ ...changed(draft), submission: first }, today).key).not.toBe(first.key);
  });

  test('keeps its key when something changes that is not part of the video', () => {
    expect(submit({ ...draft, length: 'LONG', propertyDetails: 'other', submission: first }, today)).toBe(first);
  });
});

test('the request contains the pictures that were kept, and a screen-share address only while screen share is on', () => {
  const left = withImage(
    {
      ...draft,
      title: ' Oak Street ',
      screenShareUrl: 'https://a.example/b.png',
      pictureTexts: { '/2.jpg': 'The pool' },
      scenePictures: { 'Welcome.': ['/2.jpg'] },
    },
    '/1.jpg',
    false,
  );
  const submission = submit(left, today);
  expect(requestOf(left, 'clara', submission)).toEqual({
    title: 'Oak Street',
    propertyAddress: '',
    script: 'Welcome.',
    avatarId: 'clara',
    screenShareUrl: null,
    imageUrls: ['/2.jpg'],
    pictureCaptions: [''],
    pictureTexts: ['The pool'],
    pictureScenes: [['Welcome.']],
    look: { format: 'LANDSCAPE', placement: 'FULL', captions: true, resolution: 'HD', music: false },
    idempotencyKey: submission.key,
  });
  expect(requestOf({ ...left, screenShare: true }, 'clara', submission).screenShareUrl).toBe('https://a.example/b.png');
});

test('a video without a title gets one with the date', () => {
  expect(defaultTitle(today)).toBe('Property Video - 2026-11-21');
});
