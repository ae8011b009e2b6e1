import type { CheckedRecording, TwinSampler, Uploads } from '../../../command-service/index.ts';
import type { Readable } from 'node:stream';

/** Dependencies of the presenters. */
export interface AvatarServices {
  /** The file store key of a stock presenter's picture or preview, which is created at first use. */
  readonly file: (id: string, kind: 'preview' | 'poster' | 'voice') => Promise<string | undefined>;
  /** Recordings that are being uploaded. */
  readonly uploads: Uploads;
  /** Checks a recording by its content. Throws a Refusal with the sentence for the user. */
  readonly check: (source: Readable, kind: 'footage' | 'consent') => Promise<CheckedRecording>;
  /** Makes samples of Digital Twins before they are bought; absent where the provider can't. */
  readonly sampler?: Pick<TwinSampler, 'make'> | undefined;
  /** Why no Digital Twin can be made here; undefined when one can. */
  readonly problem: () => Promise<string | undefined>;
}
