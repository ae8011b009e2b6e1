/** The field that a search matched; the names are the schema's. */
export type MatchedField =
  | 'EMAIL'
  | 'NAME'
  | 'USER_NAME'
  | 'ID'
  | 'TITLE'
  | 'ADDRESS'
  | 'CUSTOMER'
  | 'AMOUNT'
  | 'DAY'
  | 'TYPE';

/** The text that a search matched, and where: `start` and `length` in UTF-16 units. */
export interface Match {
  readonly field: MatchedField;
  readonly text: string;
  readonly start: number;
  readonly length: number;
}

export type EventKind =
  | 'CREDITS'
  | 'PAYMENTS'
  | 'VIDEOS'
  | 'LEADS'
  | 'MAILS'
  | 'WEBHOOKS'
  | 'SIGN_INS'
  | 'ALERTS'
  | 'ACTS';
export type EventTone = 'PLAIN' | 'GOOD' | 'OPEN' | 'BAD';

/** Something that happened to a customer, in words. Credits are in half-credits, times in milliseconds. */
export interface TimelineEntry {
  readonly id: string;
  readonly kind: EventKind;
  readonly time: number;
  readonly title: string;
  readonly detail: string;
  readonly tone: EventTone;
  readonly halfCredits?: number;
  readonly halfCreditsAfter?: number;
  readonly amountCents?: number;
  readonly currency?: string;
  readonly about?: string;
  readonly paymentId?: string;
  readonly revision?: number;
  /** Another list that has the same entry: shown there, unless that list is left out. */
  readonly toldBy?: EventKind;
}
