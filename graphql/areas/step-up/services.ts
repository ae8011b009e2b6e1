import type { Confirmation } from '../../../identity/index.ts';

/** Dependencies of a confirmation. */
export type StepUpServices = Confirmation;
