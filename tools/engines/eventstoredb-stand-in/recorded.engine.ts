import { describeEngine } from '../testing.ts';
import { recordedContract } from './testing/recorded.ts';

describeEngine('EventStoreDB', 'EVENTSTORE_URL', (url) => recordedContract('The node', () => url));
