/** The business rules for scripts: length and price, language, placeholders, fair-housing hints. */
export * from './estimate.ts';
export * from './fair-housing.ts';
export * from './language.ts';
export * from './placeholders.ts';
