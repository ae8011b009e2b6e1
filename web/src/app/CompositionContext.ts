import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { matchPath } from 'react-router-dom';
import { pathsOf, type Composition, type MenuName } from './define.ts';
import { linksOf, menuOf, type NavEntry, type NavLink } from './shell/navigation.ts';

export const CompositionContext = createContext<Composition | null>(null);

/** The screens and features of the application; throws outside of the provider. */
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

/** The number of unseen news items for each navigation link, by target. */
export function useNews(): ReadonlyMap<string, string> {
  const { features } = useComposition();
  const sources = useMemo(() => features.flatMap(({ news }) => news ?? []), [features]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = sources.map((source) => source.subscribe(listener));
      return () => ends.forEach((end) => end());
    },
    [sources],
  );
  const read = (): string => sources.map(({ words }) => words()).join('\n');
  const words = useSyncExternalStore(subscribe, read, read).split('\n');
  return new Map(sources.flatMap(({ to }, at) => (words[at] ? [[to, words[at]]] : [])));
}

/** A function that returns whether the client has a screen for an address of this origin. */
export function useHasScreen(): (address: string) => boolean {
  const { screens } = useComposition();
  return (address) => {
    const { pathname } = new URL(address, location.origin);
    return pathsOf(screens).some((path) => matchPath(path, pathname) !== null);
  };
}
