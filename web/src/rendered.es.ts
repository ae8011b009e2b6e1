/** The application on a rendered page in Spanish. The order of the two imports matters. */
import './i18n/spanish.ts';

export { shown } from './rendered.tsx';
