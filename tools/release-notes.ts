import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The section of a version in the changelog, without its heading. Throws if the section is missing or empty.
 *
 * @param version as in `package.json`, for example `1.0.0`
 */
export function notesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /mu);
  const section = sections.find((each) => each.startsWith(`[${version}]`));
  const notes = section?.slice(section.indexOf('\n')).trim() ?? '';
  if (notes === '') throw new Error(`CHANGELOG.md has no notes for ${version}`);
  return notes;
}

/** `node tools/release-notes.ts v1.0.0` prints the notes of a tag. Fails if `package.json` has another version. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const [, , tag = ''] = process.argv;
  const { version } = JSON.parse(read('package.json')) as { readonly version: string };
  if (tag !== `v${version}`) throw new Error(`The tag ${tag} is not v${version}, the version in package.json`);
  process.stdout.write(`${notesOf(read('CHANGELOG.md'), version)}\n`);
}
