export { html, type Html } from '../../../lib/html.ts';
