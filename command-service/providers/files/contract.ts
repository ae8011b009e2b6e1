import { describe, expect, test } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isOwnId } from '../../../domain/ids.ts';
import { oddSubjects } from '../../../domain/testing/odd-subjects.ts';
import type { FileStore } from './port.ts';

/** The contract of every adapter of the file store port. `open` gives an empty store and the function that removes it. */
export function fileStoreContract(
  name: string,
  open: () => Promise<{ readonly store: FileStore; readonly remove: () => Promise<void> }>,
): void {
  const withStore = (run: (store: FileStore) => Promise<void>) => async () => {
    const { store, remove } = await open();
    try {
      await run(store);
    } finally {
      await remove();
    }
  };
  const read = async (
    store: FileStore,
    key: string,
    range?: { start: number; end: number },
  ): Promise<Buffer | undefined> => {
    const opened = await store.open(key, range);
    return opened === undefined ? undefined : buffer(opened.stream);
  };

  describe(`file store: ${name}`, () => {
    test(
      'returns the stored bytes with size, hash and type',
      withStore(async (store) => {
        const bytes = randomBytes(300_000);
        const put = await store.putBytes('videos/a1/video.mp4', bytes, 'video/mp4');
        expect(put).toEqual({
          key: 'videos/a1/video.mp4',
          bytes: 300_000,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          contentType: 'video/mp4',
        });
        expect(await store.stat('videos/a1/video.mp4')).toEqual(put);
        expect((await read(store, 'videos/a1/video.mp4'))?.equals(bytes)).toBe(true);
      }),
    );

    test(
      'stores a stream to its end',
      withStore(async (store) => {
        await store.putStream('x', Readable.from([Buffer.from('in two '), Buffer.from('parts')]), 'text/plain');
        expect((await read(store, 'x'))?.toString()).toBe('in two parts');
        expect(await store.stat('x')).toMatchObject({ bytes: 12, contentType: 'text/plain' });
      }),
    );

    test(
      'keeps the old content when a stream fails',
      withStore(async (store) => {
        const breaksOff = () =>
          Readable.from(
            (function* () {
              yield Buffer.from('half');
              throw new Error('the connection was lost');
            })(),
          );
        await expect(store.putStream('new', breaksOff(), 'text/plain')).rejects.toThrow('the connection was lost');
        expect(await store.stat('new')).toBeUndefined();
        await store.putBytes('old', Buffer.from('whole'), 'text/plain');
        await expect(store.putStream('old', breaksOff(), 'text/html')).rejects.toThrow('the connection was lost');
        expect((await read(store, 'old'))?.toString()).toBe('whole');
        expect(await store.stat('old')).toMatchObject({ contentType: 'text/plain' });
      }),
    );

    test(
      'rejects with the error of a stream that fails before it is read',
      withStore(async (store) => {
        const source = new Readable({ read: () => undefined });
        const stored = store.putStream('x', source, 'text/plain');
        source.destroy(new Error('the file is gone'));
        await expect(stored).rejects.toThrow('the file is gone');
        expect(await store.stat('x')).toBeUndefined();
      }),
    );

    test(
      'destroys a stream that it refuses to store',
      withStore(async (store) => {
        const source = Readable.from(['x']);
        await expect(store.putStream('../x', source, 'text/plain')).rejects.toThrow(RangeError);
        expect(source.destroyed).toBe(true);
      }),
    );

    test(
      'reads inclusive byte ranges and rejects ranges outside the file',
      withStore(async (store) => {
        await store.putBytes('r', Buffer.from('0123456789'), 'text/plain');
        expect((await read(store, 'r', { start: 2, end: 4 }))?.toString()).toBe('234');
        expect((await read(store, 'r', { start: 9, end: 9 }))?.toString()).toBe('9');
        for (const range of [
          { start: 0, end: 10 },
          { start: -1, end: 3 },
          { start: 5, end: 4 },
          { start: 0.5, end: 3 },
        ])
          await expect(store.open('r', range)).rejects.toThrow(RangeError);
      }),
    );

    test(
      'stores an empty file',
      withStore(async (store) => {
        await store.putBytes('empty', new Uint8Array(0), 'text/vtt');
        expect(await store.stat('empty')).toMatchObject({ bytes: 0 });
        expect((await read(store, 'empty'))?.length).toBe(0);
      }),
    );

    test(
      'replaces content and type of an existing key',
      withStore(async (store) => {
        await store.putBytes('k', Buffer.from('first, and longer'), 'text/plain');
        await store.putBytes('k', Buffer.from('second'), 'text/html');
        expect((await read(store, 'k'))?.toString()).toBe('second');
        expect(await store.stat('k')).toMatchObject({ bytes: 6, contentType: 'text/html' });
      }),
    );

    test(
      'shows the old or the new file while a key is replaced, never none',
      withStore(async (store) => {
        const contents = [Buffer.alloc(30_000, 1), Buffer.alloc(20_000, 2)];
        await store.putBytes('poster', Buffer.alloc(10, 3), 'image/png');
        const write = async (): Promise<void> => {
          for (let turn = 0; turn < 20; turn++)
            await Promise.all(contents.map((content) => store.putBytes('poster', content, 'image/png')));
        };
        const readAll = async (): Promise<void> => {
          for (let turn = 0; turn < 200; turn++) {
            expect(await store.stat('poster')).toBeDefined();
            const found = await read(store, 'poster');
            expect([10, 20_000, 30_000]).toContain(found?.length);
            expect(new Set(found).size).toBe(1);
          }
        };
        await Promise.all([write(), readAll()]);
        expect(await store.list('poster')).toEqual(['poster']);
      }),
    );

    test(
      'keeps one whole file after concurrent writes of one key',
      withStore(async (store) => {
        const contents = Array.from({ length: 8 }, (_, index) => Buffer.alloc(20_000 + index, index));
        await Promise.all(contents.map((content) => store.putBytes('same', content, 'application/octet-stream')));
        const found = await read(store, 'same');
        const file = await store.stat('same');
        expect(contents.some((content) => found?.equals(content))).toBe(true);
        expect(file?.sha256).toBe(
          createHash('sha256')
            .update(found ?? '')
            .digest('hex'),
        );
      }),
    );

    test(
      'returns undefined for an unknown key',
      withStore(async (store) => {
        expect(await store.stat('no/such')).toBeUndefined();
        expect(await store.open('no/such')).toBeUndefined();
        await store.putBytes('a', Buffer.from('x'), 'text/plain');
        expect(await store.stat('a/b')).toBeUndefined();
        await store.removeAll('nothing/here');
      }),
    );

    test(
      'removes every key with the prefix and no other',
      withStore(async (store) => {
        for (const key of ['v/1/a', 'v/1/b', 'v/10/a', 'v/2/a', 'w'])
          await store.putBytes(key, Buffer.from(key), 'text/plain');
        expect(await store.list('v/1/')).toEqual(['v/1/a', 'v/1/b']);
        expect(await store.list('v/')).toEqual(['v/1/a', 'v/1/b', 'v/10/a', 'v/2/a']);
        expect(await store.list('nothing/')).toEqual([]);
        await store.removeAll('v/1/');
        expect(await store.stat('v/1/a')).toBeUndefined();
        expect(await store.open('v/1/b')).toBeUndefined();
        for (const key of ['v/10/a', 'v/2/a', 'w']) expect(await store.stat(key)).toBeDefined();
        await store.removeAll('v/1');
        expect(await store.stat('v/10/a')).toBeUndefined();
        expect(await store.stat('v/2/a')).toBeDefined();
      }),
    );

    test.each([
      '',
      '/',
      '/etc/passwd',
      '..',
      '../x',
      'a/../../x',
      'a//b',
      'a/',
      './a',
      'a/.hidden',
      'A',
      'a b',
      'a\\b',
      'a\0b',
      'é',
      'x'.repeat(513),
      ...oddSubjects.filter((text) => !isOwnId(text) && text !== '__proto__' && text !== 'a/b/c'),
    ])('rejects the key %j', async (key) => {
      await withStore(async (store) => {
        await expect(store.putBytes(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(RangeError);
        await expect(store.stat(key)).rejects.toThrow(RangeError);
        await expect(store.open(key)).rejects.toThrow(RangeError);
        if (!/^[a-z]\/$/u.test(key)) await expect(store.removeAll(key)).rejects.toThrow(RangeError);
      })();
    });
  });
}
