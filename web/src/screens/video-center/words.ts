import type { LibraryQuery } from '../../gql/graphql.ts';
import { t } from '../../i18n/t.ts';
import { locale } from '../../i18n/language.ts';

export type LibraryVideo = LibraryQuery['libraryVideos'][number];
export type Category = LibraryVideo['category'];

/** The categories with their labels. */
export const categories = [
  { value: 'MARKET_INSIGHTS', label: t('Market Insights') },
  { value: 'PROPERTY_TRENDS', label: t('Property Trends') },
  { value: 'INVESTMENT_TIPS', label: t('Investment Tips') },
  { value: 'MARKET_ANALYSIS', label: t('Market Analysis') },
] as const satisfies readonly { readonly value: Category; readonly label: string }[];

export const labelOf = (category: Category): string =>
  categories.find(({ value }) => value === category)?.label ?? category;

export const viewsOf = (count: number): string =>
  count === 1 ? t('1 view') : t('{toLocaleString} views', { toLocaleString: count.toLocaleString(locale) });

/** The number of tags on a card; the others are only counted. */
const shownTags = 3;

/** The tags of a card, and the number of tags left out. */
export const tagsOf = (tags: readonly string[]) => ({
  shown: tags.slice(0, shownTags),
  more: Math.max(0, tags.length - shownTags),
});
