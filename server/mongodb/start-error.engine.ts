import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import type { Document } from 'mongodb';
import { ConfigurationError } from '../../config/index.ts';
import { createMasterKey } from '../../event-store/index.ts';
import { createMongodProxy, type MongodProxy } from '../../tools/engines/mongod-proxy.ts';
import { freePort } from '../../tools/engines/server-process.ts';
import { describeEngine } from '../../tools/engines/testing.ts';
import { openMongoSharedState } from './index.ts';

const masterKey = createMasterKey(randomBytes(32));
const source = { find: () => masterKey, create: () => masterKey };

describeEngine('MongoDB', 'MONGODB_URL', (address) => {
  const opened: MongodProxy[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((proxy) => proxy.close()));
  });

  /** Starts on a server that gives this answer to some commands. */
  const start = async (answer: (command: Document) => Document | undefined, options = ''): Promise<unknown> => {
    const proxy = await createMongodProxy({ target: Number(new URL(address).port), answer });
    opened.push(proxy);
    const url = `mongodb://127.0.0.1:${proxy.port}/test-${randomUUID()}?directConnection=true${options}`;
    return openMongoSharedState({ url, masterKey: source }).catch((error: unknown) => error);
  };
  const refusing = (command: string, code: number, errmsg: string) => (request: Document) =>
    command in request ? { ok: 0, code, errmsg } : undefined;

  test.each([
    [
      'missing rights',
      'find',
      13,
      'not authorized on test',
      'The user in MONGODB_URL lacks rights (not authorized on test). Give it the role readWrite',
    ],
    [
      'a wrong password',
      'find',
      18,
      'Authentication failed.',
      'MongoDB refuses the user or the password in MONGODB_URL.',
    ],
    ['a refused lease', 'update', 224, '$expr', 'MongoDB refuses an operation that Curbcast needs ($expr, code 224).'],
    ['a refused index', 'createIndexes', 2, 'bad', 'MongoDB refuses an operation that Curbcast needs (bad, code 2).'],
  ])('%s fails the start with a remedy', async (_, command, code, errmsg, sentence) => {
    const error = await start(refusing(command, code, errmsg));
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(String(error)).toContain(sentence);
  });

  test('TLS at one side only and a server that is down fail the start with a remedy', async () => {
    expect(String(await start(() => undefined, '&tls=true'))).toMatch(
      /MongoDB does not (?:speak TLS|answer) at the address in MONGODB_URL/,
    );
    const gone = openMongoSharedState({
      url: `mongodb://127.0.0.1:${await freePort()}/?directConnection=true`,
      masterKey: source,
    });
    await expect(gone).rejects.toThrow('MongoDB does not answer at the address in MONGODB_URL');
    await expect(gone).rejects.toBeInstanceOf(ConfigurationError);
  });
});
