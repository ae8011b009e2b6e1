import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';

/** Where a mark was found: the mark and the file or collection that holds it. */
export type Trace = `${string} in ${string}`;

/**
 * Searches the bytes of every file in a folder for marks, without regard to case: databases with their free pages and
 * write-ahead logs, topics, media, everything. A mark is ASCII, or bytes as latin1 text.
 */
export function tracesInFiles(folder: string, marks: readonly string[]): readonly Trace[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const path = join(parentPath, name);
    const bytes = contentOf(path).toLowerCase();
    return marks
      .filter((mark) => bytes.includes(mark.toLowerCase()))
      .map((mark): Trace => `${mark} in ${path.slice(folder.length + 1)}`);
  });
}

/** The bytes of a file as latin1 text; none of a file that a running server has removed meanwhile. */
function contentOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch (error) {
    // Jest's errors of Node's own modules are of another realm, so instanceof would miss them.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** Searches every document of every collection of the database that the address names. */
export async function tracesInMongoDb(url: string, marks: readonly string[]): Promise<readonly Trace[]> {
  const client = await new MongoClient(url).connect();
  try {
    const found: Trace[] = [];
    const db = client.db(/^mongodb(?:\+srv)?:\/\/[^/?]+\/([^?]+)/.exec(url)?.[1]);
    for (const { name } of await db.listCollections().toArray())
      for await (const document of db.collection(name).find()) {
        const text = JSON.stringify(document).toLowerCase();
        for (const mark of marks) if (text.includes(mark.toLowerCase())) found.push(`${mark} in ${name}`);
      }
    return found;
  } finally {
    await client.close();
  }
}
