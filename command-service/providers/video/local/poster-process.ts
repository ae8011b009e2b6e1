/** Child process that renders posters for the picker. Its arguments are pairs of presenter id and file. */
import { rename, writeFile } from 'node:fs/promises';
import { previewSize, renderPresenterPoster } from './poster.ts';
import { lookIds } from './presenters.ts';

process.stdin
  .resume()
  .on('end', () => process.exit(3))
  .on('error', () => process.exit(3));
const [, , ...pairs] = process.argv;
for (let at = 0; at < pairs.length; at += 2) {
  const [name, file = ''] = pairs.slice(at, at + 2);
  const id = lookIds.find((known) => known === name);
  if (id === undefined) throw new Error(`There is no presenter "${name}".`);
  await writeFile(`${file}.partial`, renderPresenterPoster(id, previewSize));
  await rename(`${file}.partial`, file);
}
process.exit(0);
