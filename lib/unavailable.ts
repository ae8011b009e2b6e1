/**
 * A part that a call needs does not answer: try again later. The outcome of a write is unknown. Each port has its own
 * subclass. Callers at the edge get 503 with `Retry-After`.
 */
export class Unavailable extends Error {}
