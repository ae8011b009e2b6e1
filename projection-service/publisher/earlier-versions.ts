import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventTypeDefinition } from '../../domain/event-type.ts';
import { publishedPart, type DataSchema } from './published-data.ts';

/** The published schema of one version of an event type. */
export interface VersionedSchema {
  readonly type: string;
  readonly version: number;
  readonly schema: DataSchema;
}

/** A folder with one schema file for each version of each event type ever written. */
const history = join(import.meta.dirname, '../../domain/golden');

/** Returns the published schemas of an event type's earlier versions, because their records stay in the topics. */
export function earlierVersions({ type, version, personal = [] }: EventTypeDefinition): readonly VersionedSchema[] {
  return readdirSync(history)
    .filter((name) => name.startsWith(`${type}.v`))
    .map(
      (name) =>
        JSON.parse(readFileSync(join(history, name), 'utf8')) as {
          readonly version: number;
          readonly schema: DataSchema;
        },
    )
    .filter((written) => written.version < version)
    .map((written) => ({ type, version: written.version, schema: publishedPart(type, written.schema, personal) }));
}
