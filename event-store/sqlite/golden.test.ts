import { goldenContract } from '../testing/golden-contract.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';

const newFolder = tempFolders();

goldenContract('SQLite', () => openSqliteEventStore({ folder: newFolder() }));
