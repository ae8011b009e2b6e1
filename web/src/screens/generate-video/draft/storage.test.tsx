import { expect, test } from '@jest/globals';
import { emptyDraft } from './draft.ts';
import { dropDraft, readDraft, storeDraft } from './storage.ts';

test('each template and each user of the browser has a separate draft', () => {
  const draft = { ...emptyDraft, title: '12 Elm Street' };
  storeDraft('ann', 'RESIDENTIAL', { draft, revision: null, saved: false });
  expect(readDraft('ann', 'COMMERCIAL').draft).toEqual(emptyDraft);
  expect(readDraft('ben', 'RESIDENTIAL').draft).toEqual(emptyDraft);
  dropDraft('ann', 'COMMERCIAL');
  expect(readDraft('ann', 'RESIDENTIAL').draft).toEqual(draft);
});
