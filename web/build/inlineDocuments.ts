import type { Plugin } from 'vite';

const call = /\bgraphql\(\s*(?:\/\*[^*]*\*\/\s*)?`([^`]*)`\s*,?\s*\)/gu;
const unusedImport = /^import \{ graphql \} from '[^']*gql\/gql\.ts';$/mu;
const definitionName = /\b(?:query|mutation|subscription)\s+(\w+)|^\s*fragment\s+(\w+)/u;

/**
 * Replaces each `graphql(...)` call by its generated document. Without it every screen would load the documents of
 * all screens through the one generated map; with it each screen's file carries its own.
 * `generated` is the path of codegen's graphql.ts, which must be up to date.
 */
export function inlineDocuments(generated: string): Plugin {
  let documents: Promise<Readonly<Record<string, unknown>>>;
  return {
    name: 'curbcast:inline-documents',
    enforce: 'pre',
    buildStart() {
      documents = import(generated);
    },
    transform: {
      filter: { id: /web\/src\/(?!gql\/).*\.tsx?$/u, code: 'graphql(' },
      async handler(code) {
        const known = await documents;
        const inlined = code.replace(call, (_, source: string) => {
          const [, operation, fragment] = definitionName.exec(source) ?? [];
          const document = known[operation === undefined ? `${fragment}FragmentDoc` : `${operation}Document`];
          if (document === undefined)
            throw new Error(`No generated document, run "npm run codegen": ${source.trim().slice(0, 60)}`);
          // In brackets, since a call that only declares a fragment is a separate statement.
          return `(${JSON.stringify(document)})`;
        });
        return { code: inlined.replace(unusedImport, ''), map: null };
      },
    },
  };
}
