import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { color, layer, motion, radius, shadow, size, space, text, up } from '../theme/tokens.ts';
import { currentToast, dismissToast, subscribeToToasts } from './toastStore.ts';
import { t } from '../i18n/t.ts';

/** Milliseconds. */
const shownFor = 5000;
const swipeThreshold = 50;

const fromAbove = keyframes`from { opacity: 0; translate: 0 -12px; }`;
const fromBelow = keyframes`from { opacity: 0; translate: 0 12px; }`;

const Viewport = styled(Radix.Viewport)`
  position: fixed;
  z-index: ${layer.toast};
  inset-inline: 0;
  inset-block-start: 0;
  margin: 0;
  padding: ${space[4]};
  list-style: none;
  outline: none;
  pointer-events: none;
  ${up.md} {
    inset-block-start: auto;
    /* Above a bar of actions at the bottom, whose buttons it would cover. */
    inset-block-end: var(--bottom-bar, 0px);
    inset-inline-start: auto;
    inline-size: 100%;
    max-inline-size: ${size.toastMax};
  }
  /* Beside the close button of a dialog, and away from its actions at the bottom. */
  :root:has([role='dialog'], [role='alertdialog']) & {
    inset-block: 0 auto;
    inset-inline: 0 calc(${size.controlTouch} + ${space[5]});
  }
  /* In the space beside a dialog of the usual width, where there is enough. */
  ${up.lg} {
    :root:has([role='dialog'], [role='alertdialog']) & {
      max-inline-size: clamp(280px, (100vw - 560px) / 2, ${size.toastMax});
    }
  }
`;
const Root = styled(Radix.Root)`
  pointer-events: auto;
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[1]} ${space[3]};
  align-items: start;
  padding: ${space[4]};
  border-radius: ${radius.md};
  box-shadow: ${shadow[3]};
  background: ${color.raised};
  color: ${color.text};
  border: 1px solid ${color.borderStrong};
  border-inline-start: 4px solid ${color.accent};
  animation: ${fromAbove} ${motion.slow} ${motion.ease};
  ${up.md} {
    animation-name: ${fromBelow};
  }
  &[data-variant='destructive'] {
    border-color: ${color.danger};
    background: ${color.dangerSoft};
  }
  &[data-variant='destructive'] [data-part='title'] {
    color: ${color.danger};
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: translateX(0);
    transition: transform ${motion.base} ${motion.ease};
  }
`;
const Title = styled(Radix.Title)`
  ${text('label')} font-weight: 650;
`;
const Description = styled(Radix.Description)`
  ${text('small')} grid-column: 1;
  color: ${color.text};
`;
const Close = styled(Radix.Close)`
  grid-column: 2;
  grid-row: 1 / span 2;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  margin: -10px;
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.text2};
  & svg {
    inline-size: 18px;
    block-size: 18px;
  }
`;
const Action = styled(Radix.Action)`
  grid-column: 1 / -1;
  justify-self: start;
  min-block-size: ${size.control};
  margin-block-start: ${space[2]};
  padding-inline: ${space[4]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.text};
  ${text('label')}
`;

/**
 * The place where toasts appear: top on phones, bottom end (at most 420 px) on larger screens. Mounted once, at the
 * root.
 */
export function Toaster() {
  const entry = useSyncExternalStore(subscribeToToasts, currentToast);
  const variant = entry?.variant ?? 'default';
  return (
    <Radix.Provider
      duration={shownFor}
      swipeThreshold={swipeThreshold}
      swipeDirection="right"
      label={t('Notification')}
    >
      {entry !== null && (
        <Root
          key={entry.id}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          data-variant={variant}
          {...(entry.shownFor === undefined ? {} : { duration: entry.shownFor })}
          onOpenChange={(open) => !open && dismissToast(entry.id)}
        >
          <Title data-part="title">{entry.title}</Title>
          {entry.description !== undefined && <Description>{entry.description}</Description>}
          <Close aria-label={t('Dismiss')}>
            <X aria-hidden="true" />
          </Close>
          {entry.action !== undefined && (
            <Action altText={entry.action.label} onClick={entry.action.onClick}>
              {entry.action.label}
            </Action>
          )}
        </Root>
      )}
      {/* Outside of the page's markup, as dialogs are, so that a toast about an action in a dialog is above it. */}
      {createPortal(<Viewport label={`${t('Notifications')} ({hotkey})`} data-toasts />, document.body)}
    </Radix.Provider>
  );
}
