import { enableCompileCache, flushCompileCache } from 'node:module';

/**
 * The product in one process: reads the configuration, starts, and stops in order when it is told to.
 * What was compiled once is kept, which halves every later start; it is kept as soon as all is loaded,
 * since a process that is killed has no last moment.
 */
enableCompileCache();
const { writePrivately } = await import('./server/private-files.ts');
const { startServer } = await import('./server/start.ts');
writePrivately();
await startServer(process.env);
flushCompileCache();
