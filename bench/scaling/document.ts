const block = /<!-- table: (\w+) -->\n[\s\S]*?<!-- end of table -->/g;

/** The document with its tables as given; what is between two marks is replaced. Throws for a name that is not there. */
export function withTables(document: string, tables: Readonly<Record<string, string>>): string {
  return document.replaceAll(block, (_, name: string) => {
    const table = tables[name];
    if (table === undefined) throw new Error(`There is no table ${name}`);
    return `<!-- table: ${name} -->\n${table}\n<!-- end of table -->`;
  });
}

/** The names of the tables that a document has room for. */
export const tablesIn = (document: string): readonly string[] =>
  [...document.matchAll(block)].map(([, name = '']) => name);
