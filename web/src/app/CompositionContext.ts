import { createContext, useContext } from 'react';
import { matchPath } from 'react-router-dom';
import { pathsOf, type Composition, type MenuName } from './define.ts';
import { linksOf, menuOf, type NavEntry, type NavLink } from './shell/navigation.ts';

export const CompositionContext = createContext<Composition | null>(null);

/** The screens and features of the application; throws outside of it. */
export function useComposition(): Composition {
  const composition = useContext(CompositionContext);
  if (composition === null) throw new Error('useComposition needs a CompositionContext');
  return composition;
}

/** The entries of a menu, groups included. */
export function useMenu(menu: MenuName): readonly NavEntry[] {
  return menuOf(useComposition().screens, menu);
}

/** The links of a menu, without its groups. */
export function useLinks(menu: MenuName): readonly NavLink[] {
  return linksOf(useComposition().screens, menu);
}

/** What is new behind the links of the navigation, by their target. */
export function useNews(): ReadonlyMap<string, string> {
  // The features are the same for the life of the page, so their hooks run in the same order.
  const news = useComposition().features.flatMap((feature) => feature.useNews?.() ?? []);
  return new Map(news.flatMap(({ to, words }) => (words === '' ? [] : [[to, words]])));
}

/** A function that returns whether the client has a screen for an address of this origin. */
export function useHasScreen(): (address: string) => boolean {
  const { screens } = useComposition();
  return (address) => {
    const { pathname } = new URL(address, location.origin);
    return pathsOf(screens).some((path) => matchPath(path, pathname) !== null);
  };
}
