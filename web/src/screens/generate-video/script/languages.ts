import type { ScriptLanguage } from '../../../gql/graphql.ts';
import { t } from '../../../i18n/t.ts';

const languages = {
  SPANISH: { label: t('Spanish'), lang: 'es' },
  CHINESE: { label: t('Chinese'), lang: 'zh' },
  HINDI: { label: t('Hindi'), lang: 'hi' },
  FARSI: { label: t('Farsi'), lang: 'fa' },
} as const satisfies Readonly<Record<ScriptLanguage, { readonly label: string; readonly lang: string }>>;

const order: readonly ScriptLanguage[] = ['SPANISH', 'CHINESE', 'HINDI', 'FARSI'];

/** The target languages of a translation. */
export const languageOptions = order.map((value) => ({ value, label: languages[value].label }));

/** The `lang` attribute of a translated script; undefined for an untranslated one. */
export function langOf(language: ScriptLanguage | null): string | undefined {
  return language === null ? undefined : languages[language].lang;
}
