import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { tempFolders } from '../testing/temp-folders.ts';
import { FileLocked, lockFile } from './file-lock.ts';

const newFolder = tempFolders();

test('refuses a file that is locked, until it is released', () => {
  const file = join(newFolder(), 'lock.sqlite');
  const lock = lockFile(file);
  expect(() => lockFile(file)).toThrow(FileLocked);
  lock.release();
  lockFile(file).release();
});

test('passes on an error that is not a lock', () => {
  expect(() => lockFile(join(newFolder(), 'no such folder', 'lock.sqlite'))).toThrow(/unable to open/);
});
