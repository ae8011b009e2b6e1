import type { OwnSessions } from '../../identity/index.ts';

/** What users do with their own sessions. */
export type OwnSessionServices = OwnSessions;
