import type { FeeSheetReader, FeeSheetStore } from '../../../command-service/index.ts';

/** A sample fee sheet that ships with the product. */
export interface SampleSheet {
  readonly id: string;
  readonly title: string;
  readonly format: string;
  readonly contentType: string;
}

/** The gateway's services for fee sheets besides commands and read models. */
export interface FeeSheetServices {
  readonly reader: FeeSheetReader;
  readonly store: FeeSheetStore;
  readonly samples: readonly SampleSheet[];
  readonly sample: (id: string) => Promise<Uint8Array | undefined>;
}
