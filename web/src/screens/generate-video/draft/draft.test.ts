import { describe, expect, test } from '@jest/globals';
import {
  emptyDraft,
  type GeneratedScript,
  isBegun,
  keptImages,
  shownImages,
  withFact,
  withGenerated,
  withImage,
  withOwnPicture,
  withoutOwnPicture,
  withPictureAt,
} from './draft.ts';
import { parseDraft } from './storage.ts';

const generated: GeneratedScript = {
  __typename: 'GeneratedScript',
  script: 'Welcome to [address].',
  title: 'A house',
  propertyAddress: '1 Oak Street',
  duration: 0.5,
  creditsNeeded: 0.5,
  facts: [{ __typename: 'ListingFact', name: 'Price', value: '$1', source: 'page text' }],
  openFacts: [
    {
      __typename: 'OpenFact',
      name: 'Bedrooms',
      placeholder: '[number of bedrooms]',
      phrase: '[number of bedrooms] bedrooms',
      question: 'The listing says different things. Please choose the right one.',
      candidates: [
        { __typename: 'FactCandidate', value: '1', words: 'one bedroom', source: 'visible text', place: 'Beds: 1' },
      ],
    },
  ],
  lengths: [{ __typename: 'ScriptReach', length: 'LONG', seconds: 61, reached: false }],
  notes: ['Left out: “A safe street.”'],
  imageUrls: ['/1.jpg', '/2.jpg'],
  imageTexts: ['', 'The pool'],
  placeholders: ['[address]'],
};

test('a generated script comes with what the listing says about its pictures', () => {
  expect(withGenerated(emptyDraft, generated).pictureTexts).toEqual({ '/2.jpg': 'The pool' });
});

describe('an open fact', () => {
  const [bedrooms] = withGenerated(emptyDraft, generated).openFacts;
  if (bedrooms === undefined) throw new Error('the generated script has an open fact');
  const script = 'It has [number of bedrooms] bedrooms, yes, [number of bedrooms] bedrooms.';

  test('takes the words of a candidate instead of the whole phrase', () => {
    const draft = withFact({ ...emptyDraft, script }, bedrooms, { words: 'one bedroom', typed: false });
    expect(draft.script).toBe('It has one bedroom, yes, one bedroom.');
  });

  test('takes the typed words instead of its brackets only', () => {
    const draft = withFact({ ...emptyDraft, script }, bedrooms, { words: '$&', typed: true });
    expect(draft.script).toBe('It has $& bedrooms, yes, $& bedrooms.');
  });

  test('is kept with the draft between visits', () => {
    const draft = withGenerated(emptyDraft, generated);
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });
});

describe('a generated script', () => {
  test('fills empty fields and replaces script, facts and pictures', () => {
    const draft = withGenerated(
      { ...emptyDraft, script: 'old', removedImages: ['/0.jpg'], language: 'FARSI' },
      generated,
    );
    expect(draft).toMatchObject({
      script: 'Welcome to [address].',
      title: 'A house',
      propertyAddress: '1 Oak Street',
      placeholders: ['[address]'],
      removedImages: [],
      language: null,
    });
    expect(draft.facts).toEqual([{ name: 'Price', value: '$1', source: 'page text' }]);
  });
  test('keeps a typed title and address, but not generated ones', () => {
    const mine = withGenerated({ ...emptyDraft, title: 'Mine', propertyAddress: '2 Elm' }, generated);
    expect(mine).toMatchObject({ title: 'Mine', propertyAddress: '2 Elm' });
    const next = withGenerated(
      withGenerated(emptyDraft, generated),
      { ...generated, title: 'Another', propertyAddress: '3 Fir' },
      generated,
    );
    expect(next).toMatchObject({ title: 'Another', propertyAddress: '3 Fir' });
  });
});

test('pictures can be left out and added again', () => {
  const draft = withGenerated(emptyDraft, generated);
  const without = withImage(draft, '/1.jpg', false);
  expect(keptImages(without)).toEqual(['/2.jpg']);
  expect(keptImages(withImage(without, '/1.jpg', true))).toEqual(['/1.jpg', '/2.jpg']);
});

describe('own pictures', () => {
  const own = `/api/pictures/own/${'a'.repeat(64)}.webp`;
  test('stay, in front, when another listing replaces the pictures of the first', () => {
    const draft = withOwnPicture(withImage(withGenerated(emptyDraft, generated), '/2.jpg', false), own);
    expect(draft.imageUrls).toEqual(['/1.jpg', '/2.jpg', own]);
    const next = withGenerated(draft, { ...generated, imageUrls: ['/3.jpg'] });
    expect(next).toMatchObject({ imageUrls: [own, '/3.jpg'], removedImages: [] });
  });
  test('are listed once; uploading one that was left out uses it again', () => {
    const draft = withImage(withOwnPicture(emptyDraft, own), own, false);
    expect(keptImages(draft)).toEqual([]);
    expect(withOwnPicture(draft, own)).toMatchObject({ imageUrls: [own], removedImages: [] });
    expect(isBegun(draft)).toBe(true);
  });
  test('are removed with their caption', () => {
    const draft = { ...withOwnPicture(emptyDraft, own), pictureCaptions: { [own]: 'The kitchen', '/1.jpg': 'Front' } };
    expect(withoutOwnPicture(draft, own)).toMatchObject({ imageUrls: [], pictureCaptions: { '/1.jpg': 'Front' } });
  });
});

test('pictures change their order', () => {
  const draft = { ...emptyDraft, imageUrls: ['/1.jpg', '/2.jpg', '/3.jpg'] };
  expect(withPictureAt(draft, '/3.jpg', 0).imageUrls).toEqual(['/3.jpg', '/1.jpg', '/2.jpg']);
  expect(withPictureAt(draft, '/1.jpg', 2).imageUrls).toEqual(['/2.jpg', '/3.jpg', '/1.jpg']);
});

test('the first kept pictures are shown, one fewer with a screen share', () => {
  const draft = { ...emptyDraft, imageUrls: ['/1.jpg', '/2.jpg', '/3.jpg'], removedImages: ['/1.jpg'] };
  expect(shownImages(draft, 1)).toEqual(['/2.jpg']);
  expect(shownImages(draft, 6)).toEqual(['/2.jpg', '/3.jpg']);
  expect(shownImages({ ...draft, screenShare: true, screenShareUrl: 'https://a.example/plan.png' }, 2)).toEqual([
    '/2.jpg',
  ]);
  expect(shownImages({ ...draft, screenShare: true, screenShareUrl: ' ' }, 2)).toEqual(['/2.jpg', '/3.jpg']);
});

describe('a stored draft', () => {
  test('reads what was written', () => {
    const draft = {
      ...withGenerated(emptyDraft, generated),
      avatarId: 'clara',
      screenShare: true,
      submission: { key: 'k', content: 'c', title: 't' },
    };
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });
  test.each([
    null,
    7,
    'text',
    [],
    { script: 7, facts: 'no', imageUrls: [1], length: 'EPIC', submission: { key: 1 }, avatarId: {} },
  ])('%j is read as an empty draft', (stored) => {
    expect(parseDraft(stored)).toEqual(emptyDraft);
    expect(isBegun(parseDraft(stored))).toBe(false);
  });
});

test('a draft that is older than a choice of the look keeps its other choices', () => {
  const look = { format: 'PORTRAIT', placement: 'LEFT', captions: false };
  expect(parseDraft({ look }).look).toEqual({ ...look, resolution: 'HD', music: false });
});
