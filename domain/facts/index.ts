/** Facts with their evidence: the readers' candidates, the rule that decides them, and the readers of figures. */
export * from './candidate.ts';
export * from './currencies.ts';
export * from './decide.ts';
export * from './money.ts';
export * from './numbers.ts';
export * from './spoken-numbers.ts';
export * from './sizes.ts';
