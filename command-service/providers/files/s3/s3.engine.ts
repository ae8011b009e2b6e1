import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, test } from '@jest/globals';
import { describeEngine } from '../../../../tools/engines/testing.ts';
import { s3TestKeys } from '../../../../tools/engines/versitygw.ts';
import { fileStoreContract } from '../contract.ts';
import { openS3FileStore } from './s3-file-store.ts';

describeEngine('S3', 'S3_TEST_URL', (endpoint) => {
  const access = { ...s3TestKeys, endpoint, region: 'us-east-1', forcePathStyle: true };
  async function fresh() {
    const bucket = `curbcast-${randomUUID()}`;
    const { region, forcePathStyle } = access;
    const client = new S3Client({ endpoint, region, forcePathStyle, credentials: s3TestKeys });
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    client.destroy();
    const store = openS3FileStore({ ...access, bucket });
    return { store, remove: async () => store.close() };
  }

  fileStoreContract('S3', fresh);

  test('returns a video of many parts whole, and by ranges that cross parts', async () => {
    const { store, remove } = await fresh();
    const content = randomBytes(27_000_000);
    const sha256 = createHash('sha256').update(content).digest('hex');
    function* pieces() {
      for (let at = 0; at < content.length; at += 300_001) yield content.subarray(at, at + 300_001);
    }
    expect(await store.putStream('videos/big.mp4', Readable.from(pieces()), 'video/mp4')).toMatchObject({
      sha256,
      bytes: content.length,
    });
    const whole = createHash('sha256');
    for await (const chunk of (await store.open('videos/big.mp4'))?.stream ?? []) whole.update(chunk as Buffer);
    expect(whole.digest('hex')).toBe(sha256);
    const range = { start: 8_388_600, end: 16_777_300 };
    const parts: Buffer[] = [];
    for await (const chunk of (await store.open('videos/big.mp4', range))?.stream ?? []) parts.push(chunk as Buffer);
    expect(Buffer.concat(parts).equals(content.subarray(range.start, range.end + 1))).toBe(true);
    await remove();
  });

  test('says what is wrong with the bucket, the keys or the address', async () => {
    const { store, remove } = await fresh();
    expect(await store.problem()).toBeUndefined();
    await remove();
    const wrong = async (changes: Partial<Parameters<typeof openS3FileStore>[0]>) => {
      const other = openS3FileStore({ ...access, bucket: 'curbcast-unknown', ...changes });
      try {
        return await other.problem();
      } finally {
        other.close();
      }
    };
    expect(await wrong({})).toMatch(/does not exist/);
    expect(await wrong({ secretAccessKey: 'another' })).toMatch(/refuses/);
    expect(await wrong({ endpoint: 'http://127.0.0.1:1' })).toMatch(/does not answer/);
  });
});
