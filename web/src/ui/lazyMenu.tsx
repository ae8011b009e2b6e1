import {
  cloneElement,
  lazy,
  Suspense,
  useState,
  type ComponentPropsWithoutRef,
  type ComponentType,
  type ReactElement,
} from 'react';

/** The props of a menu that is loaded on demand. */
export interface LazyMenuProps {
  readonly trigger: ReactElement<ComponentPropsWithoutRef<'button'>>;
  readonly defaultOpen?: boolean;
}

/**
 * A menu whose code is loaded on hover, focus or click of its button. Until the first click only the button is
 * rendered. Call it once per menu, outside of components.
 */
export function lazyMenu<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props & LazyMenuProps> }>,
): ComponentType<Props & LazyMenuProps> {
  const Menu = lazy(load);
  const preload = (): void => {
    load().catch(() => undefined);
  };
  return function LazyMenu(props) {
    const [wanted, setWanted] = useState(false);
    const button = cloneElement(props.trigger, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => setWanted(true),
    });
    if (!wanted) return button;
    return (
      <Suspense fallback={button}>
        <Menu {...props} defaultOpen />
      </Suspense>
    );
  };
}
