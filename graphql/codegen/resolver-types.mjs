import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { plugin as resolverTypes } from '@graphql-codegen/typescript-resolvers';

const exportedParent = /^export (?:interface|type) (\w+)Parent\b/gm;

/**
 * A plugin of codegen.yml: `typescript-resolvers` with a mapper for each type `XParent` that an area exports from its
 * `parents.ts`. The fields of the GraphQL type `X` then receive that type as their parent.
 */
export function plugin(schema, documents, config, info) {
  return resolverTypes(schema, documents, { ...config, mappers: mappersOf(schema) }, info);
}

function mappersOf(schema) {
  const mappers = {};
  for (const file of globSync('graphql/{live,areas/*}/parents.ts').toSorted()) {
    for (const [, type] of readFileSync(file, 'utf8').matchAll(exportedParent)) {
      if (schema.getType(type) === undefined) throw new Error(`${file}: the schema has no type ${type}`);
      if (mappers[type] !== undefined) throw new Error(`${file}: ${type}Parent exists already: ${mappers[type]}`);
      mappers[type] = `${relative('graphql/generated', file)}#${type}Parent`;
    }
  }
  return mappers;
}
