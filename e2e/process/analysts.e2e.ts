import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test } from '@jest/globals';
import { analystsRead } from '../support/analysts.ts';
import { useOwnServer } from '../support/use.ts';

const folder = mkdtempSync(join(tmpdir(), 'curbcast-analysts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fixture = useOwnServer({ ACCOUNT_DELETION_GRACE: '1s', EVENTS_FOLDER: folder });

test('a consumer that knows the contract alone agrees with the read models, and an erased person is gone', () =>
  analystsRead(fixture, { folder, brokers: '' }));
