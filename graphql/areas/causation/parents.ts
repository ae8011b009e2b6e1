import type { IndexedEventDocument } from '../../../projection-service/index.ts';

export interface LogEventParent {
  readonly __typename: 'LogEvent';
  readonly id: string;
  readonly doc: IndexedEventDocument;
}

export interface CommandParent {
  readonly __typename: 'Command';
  readonly id: string;
}

export type CauseParent = LogEventParent | CommandParent;
