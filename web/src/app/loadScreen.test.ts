import '../i18n/spanish.ts';
import { expect, test } from '@jest/globals';
import { t } from '../i18n/t.ts';
import { loadScreen } from './loadScreen.ts';

test('the code of a screen finds its Spanish when it runs', async () => {
  let said = '';
  await loadScreen({
    texts: ['dashboard'],
    load: async () => {
      said = t('A listing tour from its web page');
      return { default: () => null };
    },
  });
  expect(said).toBe('Un recorrido de la propiedad a partir de su página web');
});
