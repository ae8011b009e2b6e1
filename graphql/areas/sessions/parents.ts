import type { Session } from '../../../identity/index.ts';

export type SessionParent = Session;
