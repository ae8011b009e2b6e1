import { expect, test } from '@jest/globals';
import { eventRegistry } from '../../domain/events.ts';
import { oddSubjects } from '../../domain/testing/odd-subjects.ts';
import { withCodec } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { openFolderFileStore } from '../providers/files/folder/folder-file-store.ts';
import { feeSheetFolder } from '../providers/fee-sheets/store.ts';
import { openDependencies } from '../testing/work-spec.ts';
import { createFeeSheetCommands } from './fee-sheets.ts';

const newFolder = tempFolders();
const caller = { actor: { kind: 'user', id: 'ann' }, correlationId: 'test' } as const;

test.each(oddSubjects)('a fee sheet with the id %j is not found', async (feeSheetId) => {
  const log = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  const files = await openFolderFileStore({ folder: newFolder() });
  const own = `${feeSheetFolder('ann', 'sheet')}sheet.json`;
  await files.putBytes(own, Buffer.from('{}'), 'application/json');
  const { deleteFeeSheet } = createFeeSheetCommands(openDependencies(log, { files }));
  await expect(deleteFeeSheet({ feeSheetId, userId: 'ann', reason: 'removed' }, caller)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await files.stat(own)).toBeDefined();
});
