import type { MenuName, Screen } from '../define.ts';

export interface NavLink {
  readonly label: string;
  readonly to: string;
  readonly description?: string;
}

/** An entry of a menu: one link, or several under a common label. */
export type NavEntry = NavLink | { readonly label: string; readonly links: readonly NavLink[] };

function itemsOf(screens: readonly Screen[], menu: MenuName) {
  return screens
    .flatMap(({ path, nav = [] }) => nav.filter((item) => item.menu === menu).map((item) => ({ to: path, ...item })))
    .toSorted((a, b) => a.position - b.position)
    .map(({ label, to, description, group }) => ({
      group: group ?? label,
      link: { label, to, ...(description === undefined ? {} : { description }) },
    }));
}

/** The links that the screens add to a menu, in the menu's order. */
export function linksOf(screens: readonly Screen[], menu: MenuName): readonly NavLink[] {
  return itemsOf(screens, menu).map(({ link }) => link);
}

/** The same links, with those of a group gathered under its label. A group of one is a plain link. */
export function menuOf(screens: readonly Screen[], menu: MenuName): readonly NavEntry[] {
  return [...Map.groupBy(itemsOf(screens, menu), ({ group }) => group)].flatMap<NavEntry>(([label, items]) => {
    const links = items.map(({ link }) => link);
    return links.length > 1 ? [{ label, links }] : links;
  });
}
