import { lazy, Suspense, useEffect, useEffectEvent, type FunctionComponent } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { color, layer, radius, space, up } from '../theme/tokens.ts';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import { loadUntilThere } from './loadUntilThere.ts';
import { loadWhenIdle } from './shown.ts';

/** A placeholder for a dialog until its code is loaded. */
const Room = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: grid;
  align-items: end;
  background: rgb(10 14 20 / 0.6);
  ${up.md} {
    place-items: center;
  }
  & > div {
    inline-size: min(100%, 560px);
    padding: ${space[5]};
    background: ${color.raised};
    border-radius: ${radius.xl};
  }
`;

/** A dialog reports that it was closed by one of these two. */
interface Closing {
  readonly onOpenChange?: (open: boolean) => void;
  readonly onClose?: () => void;
}

/**
 * A dialog whose code is loaded while the browser has nothing else to do, or when it is opened. If the code is not
 * there yet, an empty panel opens at once, so that no click seems lost on a slow line. Escape and a click close it.
 * Call it once per dialog, outside of components, and mount the result while the dialog is open.
 */
export function lazyDialog<Props extends Closing>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  const loadModule = async () => ({ default: await load() });
  const Dialog = lazy(() => loadUntilThere(loadModule));
  loadWhenIdle(load);
  return function LazyDialog(props) {
    const close = (): void => {
      props.onOpenChange?.(false);
      props.onClose?.();
    };
    return (
      <Suspense fallback={<Opening onClose={close} />}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}

function Opening({ onClose }: { readonly onClose: () => void }) {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return createPortal(
    <Room onClick={onClose}>
      <Loading>
        <Skeleton $height="240px" />
      </Loading>
    </Room>,
    document.body,
  );
}
