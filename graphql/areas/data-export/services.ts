import type { Json, RecordedEvent } from '../../../domain/envelope.ts';

/** The services of an export besides the read models. */
export interface DataExportServices {
  /** A page of a stream, decrypted; empty after its end. */
  readonly readStream: (stream: string, from: number, limit: number) => Promise<readonly RecordedEvent[]>;
  /** Seals a value with the user's own key; undefined once the user is erased. */
  readonly seal: (userId: string, place: string, value: Json) => Promise<string | undefined>;
  /** The value given to `seal`; undefined for anything else. */
  readonly open: (userId: string, place: string, sealed: string) => Promise<Json | undefined>;
}
