import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { START } from '../../domain/envelope.ts';
import { readModelTopics } from '../../projection-service/publisher/state-publisher.ts';
import { publishedTopics } from '../../projection-service/publisher/topics.ts';
import { readTopics } from '../../projection-service/publisher/testing/read-topics.ts';
import type { ServerEngines } from './engines.ts';
import { openLogOf } from './log.ts';

/** A place where a mark was found: the mark and the file or collection that holds it. */
export type Trace = `${string} in ${string}`;

/**
 * Searches the bytes of every file in a folder for marks, ignoring case: databases with their free pages and
 * write-ahead logs, topics, media, everything. A mark is ASCII, or bytes as latin1 text.
 */
export function tracesInFiles(folder: string, marks: readonly string[]): readonly Trace[] {
  return filesIn(folder).flatMap((path) => {
    const bytes = contentOf(path).toLowerCase();
    return marks
      .filter((mark) => bytes.includes(mark.toLowerCase()))
      .map((mark): Trace => `${mark} in ${path.slice(folder.length + 1)}`);
  });
}

/** The paths of all files below a folder. */
function filesIn(folder: string): string[] {
  return unlessGone(() => readdirSync(folder, { withFileTypes: true }), []).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}

/** The bytes of a file as latin1 text. */
const contentOf = (path: string): string => unlessGone(() => readFileSync(path, 'latin1'), '');

/** The contents, or `nothing` if a running server has removed the file since it was listed. */
function unlessGone<Found>(read: () => Found, nothing: Found): Found {
  try {
    return read();
  } catch (error) {
    // Errors of Node's own modules come from outside Jest's realm, so instanceof would miss them.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return nothing;
    throw error;
  }
}

/** Searches every document of every collection of the database in the address. */
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

const pageSize = 1_000;

/** Searches every event, in stored form, of a log outside of the data folder. */
export async function tracesInLog(engines: ServerEngines, marks: readonly string[]): Promise<readonly Trace[]> {
  const log = await openLogOf(engines, '');
  try {
    const found: Trace[] = [];
    for (let after = START; ;) {
      const { events, position } = await log.readAll({ after, limit: pageSize });
      for (const event of events) {
        const text = JSON.stringify(event).toLowerCase();
        for (const mark of marks) if (text.includes(mark.toLowerCase())) found.push(`${mark} in ${event.stream}`);
      }
      if (events.length < pageSize) return found;
      after = position;
    }
  } finally {
    await log.close();
  }
}

/** Searches every record of the topics at a broker. */
export async function tracesInTopics(brokers: string, marks: readonly string[]): Promise<readonly Trace[]> {
  const records = await readTopics(
    brokers,
    [...publishedTopics, ...readModelTopics].map(({ name }) => name),
  );
  return records.flatMap(({ topic, key, value }) => {
    const text = `${key} ${value}`.toLowerCase();
    return marks.filter((mark) => text.includes(mark.toLowerCase())).map((mark): Trace => `${mark} in ${topic}`);
  });
}
