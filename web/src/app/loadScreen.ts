import { language } from '../i18n/language.ts';
import { readTexts } from '../i18n/t.ts';
import type { Screen } from './define.ts';

/** Loads a screen's texts, then its code, because constants of its modules ask for the texts while they load. */
export const loadScreen = ({ texts, load }: Pick<Screen, 'texts' | 'load'>): ReturnType<Screen['load']> =>
  language === 'en' ? load() : readTexts(texts).then(load);
