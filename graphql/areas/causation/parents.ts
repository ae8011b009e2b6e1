import type { EventLinkDocument } from '../../../projection-service/index.ts';

export interface LogEventParent {
  readonly __typename: 'LogEvent';
  readonly id: string;
  readonly doc: EventLinkDocument;
}

export interface CommandParent {
  readonly __typename: 'Command';
  readonly id: string;
}

export type CauseParent = LogEventParent | CommandParent;
