import type { Readable } from 'node:stream';
import type { Uploads } from '../../../command-service/index.ts';

/** Dependencies of the library besides commands and read models. */
export interface LibraryServices {
  /** Files that are being uploaded. */
  readonly uploads: Uploads;
  /** Checks a file by its content. Throws FileUnusable. */
  readonly check: (file: Readable) => Promise<void>;
  /** Throws a Refusal for an address in the private network, before any request. */
  readonly checkAddress: (url: string) => void;
}
