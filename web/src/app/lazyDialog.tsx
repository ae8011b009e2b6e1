import { lazy, Suspense, useEffect, useEffectEvent, type FunctionComponent } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { Body, Head, overlayStyle, panelStyle } from '../ui/dialogStyle.ts';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import { loadUntilThere } from './loadUntilThere.ts';

const Overlay = styled.div`
  ${overlayStyle}
`;
const Panel = styled.div`
  ${panelStyle}
`;

/** How a dialog says that it was closed: one of the two. */
interface Closing {
  readonly onOpenChange?: (open: boolean) => void;
  readonly onClose?: () => void;
}

/**
 * A dialog whose code is loaded while the browser has nothing else to do, or when it is opened. Then an empty panel
 * stands there at once, so that no press seems lost on a slow line; Escape and a press beside it close it. Call it once
 * per dialog, outside of components, and mount the result while the dialog is open.
 */
export function lazyDialog<Props extends Closing>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  const loadModule = async () => ({ default: await load() });
  const Dialog = lazy(() => loadUntilThere(loadModule));
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void load().catch(() => undefined));
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
    <>
      <Overlay aria-hidden="true" onClick={onClose} />
      <Panel>
        <Head>
          <Skeleton $height="28px" $width="60%" />
        </Head>
        <Body>
          <Loading>
            <Skeleton $height="160px" />
          </Loading>
        </Body>
      </Panel>
    </>,
    document.body,
  );
}
