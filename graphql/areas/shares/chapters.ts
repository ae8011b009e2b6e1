import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { FileStore } from '../../../command-service/index.ts';
import { chaptersOf, type Chapter } from '../videos/captions.ts';

/** The text of a file of captions; undefined when it is gone. */
export async function readCaptions(files: Pick<FileStore, 'open'>, key: string): Promise<string | undefined> {
  const opened = await files.open(key);
  return opened && text(opened.stream);
}

/** A few hundred bytes each: a page of a popular video reads its captions once. */
const known = new LRUCache<string, readonly Chapter[]>({ max: 500 });

/** The chapters of a video by the key of its captions, which never changes its content. */
export async function readChapters(files: Pick<FileStore, 'open'>, key: string | null): Promise<readonly Chapter[]> {
  if (key === null) return [];
  const chapters = known.get(key) ?? chaptersOf((await readCaptions(files, key)) ?? '');
  known.set(key, chapters);
  return chapters;
}
