import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isNativeError } from 'node:util/types';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
  type HeadObjectCommandOutput,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { holdError } from '../../../../lib/hold-error.ts';
import { checkKey, checkPrefix, checkRange } from '../key.ts';
import { FilesUnavailable, type FileStore, type StoredFile } from '../port.ts';

export interface S3FileStoreOptions {
  readonly bucket: string;
  /** The address of a server that speaks S3; absent for AWS. */
  readonly endpoint?: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket in the path instead of the host name, as most servers but AWS want it. */
  readonly forcePathStyle: boolean;
}

/** A file store in S3, with a check for the operator. */
export interface S3FileStore extends FileStore {
  /** Why the bucket can't be used, as a sentence; undefined when it can. */
  problem(): Promise<string | undefined>;
  close(): void;
}

/** Files above this size go up in parts, several at once. */
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 3;
const requestMs = 30_000;

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode === 404 || error.name === 'NoSuchKey' || error.name === 'NotFound');

/** The object was replaced between two requests. */
const isReplaced = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412;

/** Whether S3 has failed, throttles, or was not reached: another try later may succeed. */
function isTransient(error: unknown): error is Error {
  // The client marks errors of requests; any other error comes from this file.
  if (!isNativeError(error) || !('$metadata' in error)) return false;
  if (!(error instanceof S3ServiceException)) return true;
  const status = error.$metadata.httpStatusCode ?? 0;
  return status >= 500 || status === 429;
}

/**
 * A file store in a bucket: one object a key, which S3 replaces whole or not at all. A stream is collected in a
 * temporary file first: its hash goes into the object's metadata, and a stream that fails uploads nothing.
 */
export function openS3FileStore(options: S3FileStoreOptions): S3FileStore {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = options;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle,
    ...(endpoint === undefined ? {} : { endpoint }),
    // Other servers than AWS do not know the newer checksums; bodies are checked by their signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
    requestHandler: { requestTimeout: requestMs, connectionTimeout: 5_000 },
  });
  // The outermost step of every request: an error here has failed in all attempts.
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        throw isTransient(error)
          ? new FilesUnavailable(`S3 does not answer: ${error.message}`, { cause: error })
          : error;
      }
    },
    { step: 'initialize', priority: 'high', name: 'translateErrors' },
  );

  async function put(key: string, source: Readable, contentType: string): Promise<StoredFile> {
    holdError(source);
    let folder: string | undefined;
    try {
      checkKey(key);
      folder = await mkdtemp(join(tmpdir(), 'curbcast-upload-'));
      const path = join(folder, randomUUID());
      const hash = createHash('sha256');
      let bytes = 0;
      const measured = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk);
          bytes += chunk.length;
          done(null, chunk);
        },
      });
      await pipeline(source, measured, createWriteStream(path));
      const file = { key, bytes, sha256: hash.digest('hex'), contentType };
      const upload = new Upload({
        client,
        partSize: partBytes,
        queueSize: partsAtOnce,
        params: {
          Bucket,
          Key: key,
          Body: bytes === 0 ? Buffer.alloc(0) : createReadStream(path),
          ContentType: contentType,
          Metadata: { sha256: file.sha256 },
        },
      });
      await upload.done();
      return file;
    } finally {
      source.destroy();
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    }
  }

  async function head(key: string): Promise<HeadObjectCommandOutput | undefined> {
    try {
      return await client.send(new HeadObjectCommand({ Bucket, Key: checkKey(key) }));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  const fileOf = (
    key: string,
    {
      ContentLength,
      ContentType,
      Metadata,
    }: Pick<HeadObjectCommandOutput, 'ContentLength' | 'ContentType' | 'Metadata'>,
  ): StoredFile => ({
    key,
    bytes: ContentLength ?? 0,
    sha256: Metadata?.['sha256'] ?? '',
    contentType: ContentType ?? 'application/octet-stream',
  });

  /** The object with the description that was read; reads it again if another object has replaced it. */
  async function open(key: string, range?: { readonly start: number; readonly end: number }) {
    for (;;) {
      const found = await head(key);
      if (found === undefined) return undefined;
      const file = fileOf(key, found);
      if (range !== undefined) checkRange(range, file.bytes);
      if (file.bytes === 0) return { file, stream: Readable.from([]) };
      try {
        const { Body } = await client.send(
          new GetObjectCommand({
            Bucket,
            Key: key,
            ...(found.ETag === undefined ? {} : { IfMatch: found.ETag }),
            ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }),
          }),
        );
        if (!(Body instanceof Readable)) throw new Error(`The object ${key} came without a body`);
        return { file, stream: Body };
      } catch (error) {
        if (isMissing(error)) return undefined;
        if (!isReplaced(error)) throw error;
      }
    }
  }

  /** The keys with a prefix, a thousand at a time. */
  async function* pages(prefix: string): AsyncGenerator<readonly string[]> {
    checkPrefix(prefix);
    let after: string | undefined;
    do {
      const next = after === undefined ? {} : { ContinuationToken: after };
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ...next }));
      const keys = (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
      if (keys.length > 0) yield keys;
      after = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (after !== undefined);
  }

  return {
    putStream: put,
    putBytes: (key, bytes, contentType) => put(key, Readable.from(bytes.length === 0 ? [] : [bytes]), contentType),
    stat: async (key) => {
      const found = await head(key);
      return found && fileOf(key, found);
    },
    open,
    async list(prefix) {
      const found: string[] = [];
      for await (const keys of pages(prefix)) found.push(...keys);
      return found.toSorted();
    },
    async removeAll(prefix) {
      for await (const keys of pages(prefix)) {
        const Objects = keys.map((Key) => ({ Key }));
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors.length > 0) throw new Error(`S3 did not remove ${Errors.length} of ${keys.length} objects`);
      }
    },
    async problem() {
      try {
        await client.send(new HeadBucketCommand({ Bucket }));
        return undefined;
      } catch (error) {
        const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
        if (status === 404) return `S3_BUCKET names a bucket that does not exist: ${Bucket}.`;
        if (status === 403) return 'S3 refuses S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY for this bucket.';
        return 'S3 does not answer: check S3_ENDPOINT and S3_REGION.';
      }
    },
    close: () => client.destroy(),
  };
}
