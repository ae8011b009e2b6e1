import type { Confirmation } from '../../identity/index.ts';

/** What a confirmation needs. */
export type StepUpServices = Confirmation;
