import { t } from '../../../i18n/t.ts';

/** The kinds of actors in words. */
export const actorKinds: Readonly<Record<string, string>> = {
  user: t('user'),
  admin: t('administrator'),
  process: t('process'),
  provider: t('payment provider'),
  system: t('system'),
};
