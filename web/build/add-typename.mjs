import { Kind, visit } from 'graphql';

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/**
 * A document transform of codegen.yml: every selection below the root asks for `__typename`, as Apollo Client would add
 * at run time, so that a document's hash is the hash of what is sent. (A subscription may have one root field only.)
 */
export function transform({ documents }) {
  return documents.map((file) => ({
    ...file,
    document:
      file.document &&
      visit(file.document, {
        SelectionSet(node, _key, parent) {
          const known = node.selections.some(
            (selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename',
          );
          if (known || parent?.kind === Kind.OPERATION_DEFINITION) return undefined;
          return { ...node, selections: [typename, ...node.selections] };
        },
      }),
  }));
}
