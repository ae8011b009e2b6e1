import { useRef } from 'react';

/** A request, and the key by which the server recognizes a repeat of it. */
export interface Submission {
  readonly key: string;
  /** The request's content, as text. */
  readonly content: string;
}

/**
 * The submission for a content. While the content is the same, it is the previous one, so that a retry after a lost
 * response, a double click or a reload stays one request. Otherwise it is a new one.
 */
export function submissionOf(content: string, previous: Submission | null): Submission {
  return previous?.content === content ? previous : { key: crypto.randomUUID(), content };
}

/** Returns a function from the content of a request to its idempotency key. It works while the component is mounted. */
export function useIdempotencyKey(): (content: string) => string {
  const last = useRef<Submission | null>(null);
  return (content) => {
    last.current = submissionOf(content, last.current);
    return last.current.key;
  };
}
