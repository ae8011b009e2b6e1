import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { twoProcessesContract } from './two-processes-contract.ts';

const log = createMemoryEventStore();

twoProcessesContract('memory', async () => log, 10_000);
