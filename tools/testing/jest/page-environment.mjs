import { createRequire } from 'node:module';
import { mayMatch } from './may-match.ts';

/**
 * jsdom with a short cut. Every query by role asks for the computed style of many elements, and jsdom then tries each
 * rule of each style sheet on each of them. Rules that cannot match are left out before the selector is compiled.
 */
const require = createRequire(import.meta.url);
const selectors = createRequire(require.resolve('jest-environment-jsdom'))(
  'jsdom/lib/jsdom/living/helpers/selectors.js',
);
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  (typeof selector !== 'string' || mayMatch(element, selector)) && matchesDontThrow(element, selector);

const { default: Environment } = await import('jest-environment-jsdom');
export default Environment;
