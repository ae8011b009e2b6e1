import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { controlSocket } from './ask-server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'curbcast-control-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const long = (): string => join(folder, 'x'.repeat(120));
const shared = (): string => join(folder, `curbcast-${userInfo().uid}`);

test('the socket is in the data folder', () => {
  expect(controlSocket(join(folder, 'data'))).toBe(join(folder, 'data', 'control.sock'));
});

test('the socket is in a private temporary folder when its path would be too long', () => {
  const path = controlSocket(long(), folder);
  expect(dirname(path)).toBe(shared());
  expect(Buffer.byteLength(path)).toBeLessThanOrEqual(103);
  expect(lstatSync(shared()).mode & 0o777).toBe(0o700);
  expect(controlSocket(`${long()}y`, folder)).not.toBe(path);
});

test('refuses a temporary folder that is a link or that other users can open', () => {
  mkdirSync(shared());
  chmodSync(shared(), 0o777);
  expect(() => controlSocket(long(), folder)).toThrow(/only this user can open/);
  rmSync(shared(), { recursive: true });
  mkdirSync(join(folder, 'elsewhere'), { mode: 0o700 });
  symlinkSync(join(folder, 'elsewhere'), shared());
  expect(() => controlSocket(long(), folder)).toThrow(/only this user can open/);
});
