/** The application in Spanish. The order of the two counts. */
import './i18n/spanish.ts';

export { shown } from './main.tsx';
