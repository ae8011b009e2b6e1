import { readTexts } from '../i18n/t.ts';
import type { Screen } from './define.ts';

/** Loads the code of a screen. Its texts come first: constants of its modules ask for them while they load. */
export const loadScreen = ({ texts, load }: Pick<Screen, 'texts' | 'load'>): ReturnType<Screen['load']> =>
  readTexts(texts).then(load);
