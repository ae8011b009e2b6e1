import type { DraftStore } from '../../../command-service/index.ts';

/** Where drafts are kept. */
export type DraftServices = DraftStore;
