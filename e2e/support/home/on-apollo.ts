/** Runs in each worker of the project `apollo`, before its files: their servers are Apollo's (`use.ts`). */
Object.assign(globalThis, { GRAPHQL_SERVER: 'apollo' });
