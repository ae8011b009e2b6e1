import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { addErasedUsers, readErasedUsers } from './erased-users.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'curbcast-erased-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('names every erased user once, in the order of the erasures', () => {
  expect(readErasedUsers(folder)).toEqual([]);
  addErasedUsers(folder, ['ann']);
  addErasedUsers(folder, ['ben', 'ann', 'ben']);
  expect(readErasedUsers(folder)).toEqual(['ann', 'ben']);
});

test('ignores a line that a crash cut off, and starts a new line for the next user', () => {
  addErasedUsers(folder, ['ann']);
  appendFileSync(join(folder, 'erased-users.txt'), 'be');
  expect(readErasedUsers(folder)).toEqual(['ann']);
  addErasedUsers(folder, ['ben']);
  expect(readErasedUsers(folder)).toEqual(['ann', 'be', 'ben']);
  expect(readFileSync(join(folder, 'erased-users.txt'), 'utf8')).toBe('ann\nbe\nben\n');
});
