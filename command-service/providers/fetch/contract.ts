import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Refusal } from '../../../domain/refusal.ts';
import type { FetchedImage, FetchedPage, FetchedVideo, WebReader } from './port.ts';

export interface WebReaderUnderTest {
  readonly reader: WebReader;
  /** An HTML page, a picture and perhaps a video that the reader can reach: its expected answers for their `url`. */
  readonly page: FetchedPage;
  readonly image: FetchedImage;
  readonly video?: FetchedVideo;
  /** An address without a page. */
  readonly missing: string;
  readonly close?: () => Promise<void>;
}

/** The contract of every adapter of the web reader port. */
export function webReaderContract(name: string, open: () => Promise<WebReaderUnderTest>): void {
  describe(`web reader: ${name}`, () => {
    let web: WebReaderUnderTest;
    beforeEach(async () => {
      web = await open();
    });
    afterEach(() => web.close?.());

    const accept = ['text/html'];

    test('reads a page as text with its bare media type', async () => {
      expect(await web.reader.fetchPage(web.page.url, { accept })).toEqual(web.page);
    });

    test('ignores white space around the address', async () => {
      expect((await web.reader.fetchPage(`  ${web.page.url}\n`, { accept })).text).toBe(web.page.text);
    });

    test('detects the type of a picture from its content', async () => {
      const { bytes, contentType } = await web.reader.fetchImage(web.image.url);
      expect(contentType).toBe(web.image.contentType);
      expect(Buffer.from(bytes).equals(web.image.bytes)).toBe(true);
    });

    test('reads a picture or a video as media, with its type from the content', async () => {
      for (const media of [web.image, ...(web.video === undefined ? [] : [web.video])]) {
        const { url, bytes, contentType } = await web.reader.fetchMedia(media.url);
        expect([url, contentType, Buffer.from(bytes).equals(media.bytes)]).toEqual([
          media.url,
          media.contentType,
          true,
        ]);
      }
    });

    test('refuses a page of a type that the caller does not accept', async () => {
      await expect(web.reader.fetchPage(web.page.url, { accept: ['text/plain'] })).rejects.toBeInstanceOf(Refusal);
    });

    test('refuses a page or a video as a picture, a page as media, and a picture as a page', async () => {
      for (const refused of [
        web.reader.fetchImage(web.page.url),
        web.reader.fetchMedia(web.page.url),
        ...(web.video === undefined ? [] : [web.reader.fetchImage(web.video.url)]),
      ])
        await expect(refused).rejects.toBeInstanceOf(Refusal);
      await expect(web.reader.fetchPage(web.image.url, { accept })).rejects.toBeInstanceOf(Refusal);
    });

    test.each(['not an address', 'ftp://homes.example/', 'http://user:secret@homes.example/', 'http://127.0.0.1:1/'])(
      'refuses %j without a request',
      async (address) => {
        await expect(web.reader.fetchPage(address, { accept })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
        await expect(web.reader.fetchImage(address)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
        await expect(web.reader.fetchMedia(address)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
      },
    );

    test('refuses an address without a page, with a sentence for the user', async () => {
      for (const read of [web.reader.fetchPage(web.missing, { accept }), web.reader.fetchMedia(web.missing)]) {
        const refusal = await read.catch((error: unknown) => error);
        expect(refusal).toBeInstanceOf(Refusal);
        expect(refusal).toMatchObject({
          code: 'INVALID_INPUT',
          message: "We couldn't read this address. Check that it opens in your browser without signing in.",
        });
      }
    });
  });
}
