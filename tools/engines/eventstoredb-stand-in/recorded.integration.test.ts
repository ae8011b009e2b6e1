import { afterAll, beforeAll } from '@jest/globals';
import { startStandIn, type StandIn } from './server.ts';
import { recordedContract } from './testing/recorded.ts';

let server: StandIn;
beforeAll(async () => {
  server = await startStandIn();
});
afterAll(() => server.stop());

recordedContract('The stand-in', () => `esdb://127.0.0.1:${server.port}?tls=false`);
