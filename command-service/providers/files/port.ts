import type { Readable } from 'node:stream';
import type { OwnId } from '../../../domain/ids.ts';
import { Unavailable } from '../../../lib/unavailable.ts';

/** The storage of files does not answer: try again later. */
export class FilesUnavailable extends Unavailable {
  override readonly name: string = 'FilesUnavailable';
}

export interface StoredFile {
  readonly key: string;
  readonly bytes: number;
  /** Hex SHA-256 of the content. */
  readonly sha256: string;
  readonly contentType: string;
}

export interface OpenedFile {
  readonly file: StoredFile;
  /** The requested bytes. The caller reads the stream to its end or destroys it. */
  readonly stream: Readable;
}

/**
 * Stores results and uploads. Keys are relative paths of `[a-z0-9._/-]`, chosen by the product, never by a user. Every
 * method may reject with FilesUnavailable.
 */
export interface FileStore {
  /**
   * Stores a stream to its end under the key, durable and whole when this resolves. When the stream fails, nothing
   * changes and the error is thrown. The stream is consumed or destroyed in every case.
   */
  putStream(key: OwnId, source: Readable, contentType: string): Promise<StoredFile>;
  /** Stores bytes under the key, durable and whole when this resolves. */
  putBytes(key: OwnId, bytes: Uint8Array, contentType: string): Promise<StoredFile>;
  /** The metadata of the file; undefined when the key does not exist. */
  stat(key: OwnId): Promise<StoredFile | undefined>;
  /**
   * Opens the file or an inclusive byte range of it; undefined when the key does not exist.
   *
   * @throws RangeError for a range outside the file
   */
  open(key: OwnId, range?: { readonly start: number; readonly end: number }): Promise<OpenedFile | undefined>;
  /** The keys of all files that start with the prefix, sorted. */
  list(prefix: OwnId): Promise<readonly string[]>;
  /** Removes every file whose key starts with the prefix. */
  removeAll(prefix: OwnId): Promise<void>;
}
