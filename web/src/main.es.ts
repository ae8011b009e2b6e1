/** The application in Spanish. The order of the two imports matters. */
import './i18n/spanish.ts';
import './main.tsx';
