import { eventStoreContract } from '../testing/contract.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';

const newFolder = tempFolders();
let folder: string;

eventStoreContract('The SQLite adapter', {
  open: async () => {
    folder = newFolder();
    return openSqliteEventStore({ folder });
  },
  reopen: async () => openSqliteEventStore({ folder }),
  idsAreLogWide: true,
});
