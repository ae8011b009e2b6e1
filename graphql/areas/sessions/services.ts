import type { OwnSessions } from '../../../identity/index.ts';

/** Lists and ends the caller's own sessions. */
export type OwnSessionServices = OwnSessions;
