import { startServer } from './server/start.ts';

/** The product in one process: reads the configuration, starts, and stops in order when it is told to. */
await startServer(process.env);
