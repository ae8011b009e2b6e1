import { readStoreContract } from '../testing/contract.ts';
import { createMemoryReadStore } from './index.ts';

readStoreContract('memory', { open: async () => createMemoryReadStore() });
