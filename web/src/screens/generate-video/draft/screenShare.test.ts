import { describe, expect, test } from '@jest/globals';
import { emptyDraft, sharedUrlOf } from './draft.ts';
import { deservesWarning, problemOfUrl, propertyUrlOf, withFilledUrl, withScreenShare } from './screenShare.ts';

const listed = { ...emptyDraft, propertyDetails: ' https://homes.example/12 ' };
const pasted = { ...emptyDraft, propertyDetails: 'Three bedrooms, see https://homes.example/12' };

describe('the screen-share URL', () => {
  test('is filled with the property URL when switched on, and cleared when switched off', () => {
    const on = withScreenShare(listed, true);
    expect(on).toMatchObject({ screenShare: true, screenShareUrl: 'https://homes.example/12' });
    expect(withScreenShare(on, false)).toMatchObject({ screenShare: false, screenShareUrl: '' });
  });
  test('is empty for a listing’s text', () => {
    expect(propertyUrlOf(pasted)).toBe('');
    expect(withScreenShare(pasted, true).screenShareUrl).toBe('');
  });
  test('is filled when the step opens, if empty, and used only while switched on', () => {
    const filled = withFilledUrl(listed);
    expect(filled.screenShareUrl).toBe('https://homes.example/12');
    expect(sharedUrlOf(filled)).toBeNull();
    expect(sharedUrlOf(withFilledUrl({ ...listed, screenShare: true }))).toBe('https://homes.example/12');
    expect(withFilledUrl({ ...listed, screenShareUrl: 'https://a.example/b.png' }).screenShareUrl).toBe(
      'https://a.example/b.png',
    );
    expect(withFilledUrl(pasted)).toBe(pasted);
  });
});

describe('the warning about the URL', () => {
  const host = 'curbcast.example';
  test.each(['jpg', 'jpeg', 'png', 'gif', 'webp', 'mp4', 'mov', 'avi', 'webm', 'JPG', 'png?width=300'])(
    'is absent for a direct link ending in %s',
    (ending) => {
      expect(deservesWarning(`https://a.example/plan.${ending}`, host)).toBe(false);
    },
  );
  test.each(['https://homes.example/12', 'https://a.example/plan.pdf', 'https://a.example/png', 'plan'])(
    'is shown for %s',
    (url) => {
      expect(deservesWarning(url, host)).toBe(true);
    },
  );
  test.each(['', '  ', 'https://cdn.example/asset/1', 'https://curbcast.example/samples/1'])(
    'is absent for %j',
    (url) => {
      expect(deservesWarning(url, host)).toBe(false);
    },
  );
});

describe('the error of a URL', () => {
  test.each([
    'plan',
    'a.example/plan.png',
    'javascript:alert(1)',
    'ftp://a.example/plan.png',
    'https://me:secret@a.example/plan.png',
    'https://a b.example/',
  ])('is shown for %j', (url) => {
    expect(problemOfUrl(url)).toBe(
      'Please enter an address that starts with http:// or https:// and has no user name in it.',
    );
  });
  test.each(['', '  ', 'http://a.example', ' https://a.example/plan.png?width=300 '])('is absent for %j', (url) => {
    expect(problemOfUrl(url)).toBeUndefined();
  });
});
