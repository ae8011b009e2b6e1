import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { notesOf } from './release-notes.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const changelog = '# Changelog\n\n## [1.1.0] - 2027-01-02\n\n- New\n\n### Fixed\n\n- Old\n\n## [1.0.0]\n\n- First\n';

test('the notes of a version are its section of the changelog', () => {
  expect(notesOf(changelog, '1.1.0')).toBe('- New\n\n### Fixed\n\n- Old');
  expect(notesOf(changelog, '1.0.0')).toBe('- First');
});

test.each(['2.0.0', '1.1', ''])('there is no release %j without notes', (version) => {
  expect(() => notesOf(changelog, version)).toThrow(`no notes for ${version}`);
});

test('the changelog has notes for the version of the product', () => {
  const { version } = JSON.parse(read('package.json')) as { readonly version: string };
  expect(notesOf(read('CHANGELOG.md'), version)).toContain('### For people who make videos');
});
