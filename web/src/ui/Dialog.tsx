import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useDeferredValue, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { IconButton } from './IconButton.tsx';
import { Body, Footer, Head, overlayStyle, panelStyle, Title } from './dialogStyle.ts';
import { closesByEscape } from './closesByEscape.ts';
import { focusFirstField, useOpener } from './useOpener.ts';
import { t } from '../i18n/t.ts';

const Overlay = styled(Radix.Overlay)`
  ${overlayStyle}
`;
const Content = styled(Radix.Content)`
  ${panelStyle}
`;

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** One sentence below the title. */
  readonly description?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Buttons, the main one last. */
  readonly footer?: ReactNode;
  /** True keeps the dialog open, during a payment for example. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog; a bottom sheet on phones. Escape, the close button and a click outside close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  footer,
  busy = false,
  children,
}: DialogProps) {
  const change = (next: boolean): void => {
    if (!busy) onOpenChange(next);
  };
  const opener = useOpener();
  // On a slow phone the page darkens in the frame after the press, and the dialog follows when it is rendered.
  const isRendered = useDeferredValue(open, false);
  // A toast is above the dialog, and dismissing it must not close the dialog.
  const keepForToasts = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest('[data-toasts]') !== null) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Overlay />
        {isRendered && (
          <Content
            data-size={size}
            aria-busy={busy || undefined}
            {...opener}
            onOpenAutoFocus={(event) => {
              opener.onOpenAutoFocus();
              focusFirstField(event);
            }}
            {...closesByEscape(() => change(false))}
            onInteractOutside={keepForToasts}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <Head>
              <div>
                <Radix.Title asChild>
                  <Title>{title}</Title>
                </Radix.Title>
                {description !== undefined && <Radix.Description>{description}</Radix.Description>}
              </div>
              <Radix.Close asChild>
                <IconButton label={t('Close')} tooltip={false} disabled={busy} icon={<X aria-hidden="true" />} />
              </Radix.Close>
            </Head>
            <Body>{children}</Body>
            {footer !== undefined && <Footer>{footer}</Footer>}
            {busy && <VisuallyHidden role="status">{t('Please wait')}</VisuallyHidden>}
          </Content>
        )}
      </Radix.Portal>
    </Radix.Root>
  );
}
