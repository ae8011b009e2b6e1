import common from './es/common.ts';
import { setLanguage } from './language.ts';
import { i18n } from './t.ts';

/** Makes the page Spanish. Import it before all other modules, because they ask for texts while they load. */
setLanguage('es');
i18n.load('es', { ...common });
i18n.activate('es');
