import { inWords, type Language, type Sentence } from '../words/index.ts';
import type { JsonObject } from './envelope.ts';

/**
 * Thrown when the business rules refuse a command. Not a bug: it carries a stable code for programs, and the sentence
 * that the edge words in the caller's language. Its `message` is the English for logs.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** Undefined for a text of another system, which is shown unchanged. */
  readonly sentence: Sentence | undefined;
  /** Facts that a screen may show with the sentence: amounts in half-credits or cents, ids, a new quote. */
  readonly details: JsonObject;

  constructor(code: RefusalCode, sentence: Sentence | string, details: JsonObject = {}) {
    super(typeof sentence === 'string' ? sentence : inWords(sentence, 'en'));
    this.name = 'Refusal';
    this.code = code;
    this.sentence = typeof sentence === 'string' ? undefined : sentence;
    this.details = details;
  }
}

/** The text of a refusal in a language. A text without a sentence is unchanged. */
export const refusalInWords = ({ sentence, message }: Refusal, language: Language): string =>
  sentence === undefined ? message : inWords(sentence, language);

/** Every code of a refusal; the gateway maps each to one HTTP status. */
export const refusalCodes = [
  'INVALID_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'REAUTHENTICATION_REQUIRED',
  'SECOND_FACTOR_REQUIRED',
  'NOT_FOUND',
  'CONFLICT',
  'USERNAME_TAKEN',
  'EMAIL_TAKEN',
  'MANAGED_BY_PROVIDER',
  'IDEMPOTENCY_KEY_REUSED',
  'INSUFFICIENT_CREDITS',
  'ACCOUNT_IN_DEBT',
  'PRICE_CHANGED',
  'PAYMENT_NOT_ACCEPTED',
  'NOT_ALLOWED_NOW',
  'ACCOUNT_SUSPENDED',
  'RATE_LIMITED',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'UNAVAILABLE',
  /** This installation lacks what the call needs: it will never succeed until its operator adds it. */
  'NOT_OFFERED',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/**
 * Thrown when the events of a stream break an invariant: a lot below zero, amounts that don't add up. Never the
 * caller's fault. The executor freezes the stream until an operator has looked at it.
 */
export class InvariantViolation extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvariantViolation';
  }
}
