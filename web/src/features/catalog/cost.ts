import type { CatalogQuery } from '../../gql/graphql.ts';
import { t } from '../../i18n/t.ts';

export type Catalog = CatalogQuery['catalog'];
export type Bundle = Catalog['bundles'][number];
export type Limits = Catalog['limits'];

/** The cost of a video in credits: half a credit for each started step, at least half. */
export function creditsForSeconds(
  seconds: number,
  { secondsPerHalfCredit }: Pick<Catalog, 'secondsPerHalfCredit'>,
): number {
  return Math.max(1, Math.ceil(seconds / secondsPerHalfCredit)) / 2;
}

/** The price of one credit of a bundle, in cents (not rounded). */
export function centsPerCredit({ priceCents, credits }: Pick<Bundle, 'priceCents' | 'credits'>): number {
  return priceCents / credits;
}

/** The smallest bundle with at least this many credits, else the largest one; undefined without bundles. */
export function bundleFor(credits: number, bundles: readonly Bundle[]): Bundle | undefined {
  const ascending = bundles.toSorted((a, b) => a.credits - b.credits);
  return ascending.find((bundle) => bundle.credits >= credits) ?? ascending.at(-1);
}

/** Formats a length: `45 s`, `1 min`, `1 min 30 s`. */
export function formatLength(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds % 60);
  const parts = [minutes > 0 ? t('{minutes} min', { minutes }) : '', rest > 0 || minutes === 0 ? `${rest} s` : ''];
  return parts.filter((part) => part !== '').join(' ');
}

/** The validity of bundle credits, as text that follows "Bundle credits". */
export function validityInWords({ bundleValidityDays: days }: Pick<Catalog, 'bundleValidityDays'>): string {
  if (days === null) return t('never expire');
  return days === 1
    ? t('can be used for 1 day')
    : t('can be used for {days} days', { days: Math.round(days * 10) / 10 });
}
