import { twoProcessesContract } from '../../command-service/testing/two-processes-contract.ts';
import { useDatabase } from './testing/database.ts';

const database = useDatabase();

twoProcessesContract('EventStoreDB', () => database.open({ timeoutMs: 20_000 }), 1_000);
