import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The folder of the built client. */
export const builtClient = fileURLToPath(new URL('../../dist/web/', import.meta.url));
const documentsFile = new URL('../../web/src/gql/persisted-documents.json', import.meta.url);

/** The texts of the client's GraphQL documents by their SHA-256; empty before the first build. */
export async function readDocuments(): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(documentsFile)) return new Map();
  const documents = JSON.parse(await readFile(documentsFile, 'utf8')) as Record<string, string>;
  return new Map(Object.entries(documents).map(([hash, text]) => [hash.replace(/^sha256:/, ''), text]));
}
