import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

const root = join(import.meta.dirname, '..');

/** The text of a file, named from the root of the repository. */
export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The names of a folder's files with the extension, in order, from the root of the repository. */
export const filesOf = (folder: string, extension: string): readonly string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => `${folder}/${name}`);

/** The documents of a YAML file with merge keys resolved. Throws on a syntax error or a repeated key. */
export function yamlOf(file: string): readonly unknown[] {
  return parseAllDocuments(textOf(file), { merge: true }).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as unknown;
  });
}
