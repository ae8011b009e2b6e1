import { globSync, readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { printSchema } from 'graphql';
import { withoutRules } from './field-rules.ts';

const folder = new URL('./', import.meta.url);

/** `schema.graphql` of this folder and of each area. */
export const readTypeDefinitions = (): readonly string[] =>
  globSync(['schema.graphql', 'live/schema.graphql', 'areas/*/schema.graphql'], { cwd: folder }).map((name) =>
    readFileSync(new URL(name, folder), 'utf8'),
  );

let printed: string | undefined;

/** The whole schema as one document with its descriptions, for the tools of outside developers. */
export const schemaDocument = (): string =>
  (printed ??= printSchema(withoutRules(makeExecutableSchema({ typeDefs: [...readTypeDefinitions()] }))));
