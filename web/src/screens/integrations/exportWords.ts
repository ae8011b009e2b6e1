import { t } from '../../i18n/t.ts';

/** The name and content of an export. */
export const exportWords: Readonly<Record<string, { readonly title: string; readonly about: string }>> = {
  videos: { title: t('Videos'), about: t('Every video with its status, length, credits, views and script.') },
  avatars: { title: t('Avatars'), about: t('The presenters that you can use, and your Digital Twins.') },
  analytics: {
    title: t('Analytics'),
    about: t('For each day how many videos you made, their length, credits and views.'),
  },
};
