import type { MoneyContext } from '../../../../domain/facts/index.ts';
import type { FactSource } from '../facts.ts';

/** How to read the visible text of a page, or a typed text. */
export interface VisibleContext extends MoneyContext {
  readonly source: FactSource;
  /** The heading of the page; the first line of a typed text. */
  readonly heading: string;
}
