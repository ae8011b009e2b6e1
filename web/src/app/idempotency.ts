import { useRef } from 'react';

/** A request and the key under which the server recognizes its repetition. */
export interface Submission {
  readonly key: string;
  /** The request's content, as text. */
  readonly content: string;
}

/**
 * The submission for a content: the previous one while the content is the same, so that a repetition after a lost
 * response, a double click or a reload stays one request; a new one otherwise.
 */
export function submissionOf(content: string, previous: Submission | null): Submission {
  return previous?.content === content ? previous : { key: crypto.randomUUID(), content };
}

/** A function from the content of a request to its idempotency key, for as long as the component is mounted. */
export function useIdempotencyKey(): (content: string) => string {
  const last = useRef<Submission | null>(null);
  return (content) => {
    last.current = submissionOf(content, last.current);
    return last.current.key;
  };
}
