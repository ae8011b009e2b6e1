/** The application in Spanish. The order of the two counts. */
import './i18n/spanish.ts';
import './main.tsx';
