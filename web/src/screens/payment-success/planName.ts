import { t } from '../../i18n/t.ts';
import type { Catalog } from '../../features/catalog/cost.ts';

/** Names of plans in links from older price lists. */
const names: ReadonlyMap<string, string> = new Map([
  ['adhoc', 'Adhoc Video'],
  ['solo', 'Solo Agent'],
  ['growth', 'Growth Agent'],
  ['elite', 'Elite Agent'],
]);

/** The name of what was bought, for an address with `plan` and `billing`; undefined for an unknown plan. */
export function planName(search: URLSearchParams, catalog: Catalog | undefined): string | undefined {
  const id = search.get('plan') ?? '';
  const sold = catalog === undefined ? [] : [catalog.plan, catalog.digitalTwin, ...catalog.bundles];
  const name = names.get(id) ?? sold.find((item) => item.id === id)?.name;
  if (name === undefined) return undefined;
  return search.get('billing') === 'annual' ? t('{name} (Annual)', { name }) : name;
}
