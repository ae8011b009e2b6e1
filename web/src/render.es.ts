/** The rendering in Spanish. The order of the two imports matters. */
import './i18n/spanish.ts';

export { pages, render } from './render.tsx';
