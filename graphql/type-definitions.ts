import { globSync, readFileSync } from 'node:fs';
import { type DocumentNode, parse, printSchema } from 'graphql';
import { executableSchema } from './executable-schema.ts';
import { withoutRules } from './field-rules.ts';

const folder = new URL('./', import.meta.url);

/** `schema.graphql` of this folder and of each area. */
export const readTypeDefinitions = (): readonly string[] =>
  globSync(['schema.graphql', 'live/schema.graphql', 'areas/*/schema.graphql'], { cwd: folder }).map((name) =>
    readFileSync(new URL(name, folder), 'utf8'),
  );

/** The same, parsed. */
export const typeDefinitions = (): readonly DocumentNode[] => readTypeDefinitions().map((text) => parse(text));

let printed: string | undefined;

/** The whole schema as one document with its descriptions, for the tools of outside developers. */
export const schemaDocument = (): string =>
  (printed ??= printSchema(withoutRules(executableSchema(typeDefinitions(), []))));
