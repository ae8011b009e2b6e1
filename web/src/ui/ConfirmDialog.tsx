import { AlertDialog } from 'radix-ui';
import { useDeferredValue, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';
import { Footer, Head, overlayStyle, panelStyle, Title } from './dialogStyle.ts';
import { closesByEscape } from './closesByEscape.ts';
import { useOpener } from './useOpener.ts';
import { t } from '../i18n/t.ts';

const Overlay = styled(AlertDialog.Overlay)`
  ${overlayStyle}
`;
const Content = styled(AlertDialog.Content)`
  ${panelStyle}
`;

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The question, as in `Delete 3 videos?`. */
  readonly title: string;
  /** The consequences. */
  readonly description: ReactNode;
  /** The verb of the action, as in `Delete`. */
  readonly confirmText: string;
  readonly cancelText?: string;
  readonly destructive?: boolean;
  /** True while the action runs: the dialog stays open. */
  readonly loading?: boolean;
  readonly loadingText?: string;
  /** The caller closes the dialog when the action has succeeded. */
  readonly onConfirm: () => void;
}

/** Confirms an action that cannot be undone. The focus starts on Cancel. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmText,
  cancelText = t('Cancel'),
  destructive = false,
  loading = false,
  loadingText,
  onConfirm,
}: ConfirmDialogProps) {
  const change = (next: boolean): void => {
    if (!loading) onOpenChange(next);
  };
  const opener = useOpener();
  const isRendered = useDeferredValue(open, false);
  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <Overlay />
        {isRendered && (
          <Content data-size="sm" {...opener} {...closesByEscape(() => change(false))}>
            <Head>
              <div>
                <AlertDialog.Title asChild>
                  <Title>{title}</Title>
                </AlertDialog.Title>
                <AlertDialog.Description>{description}</AlertDialog.Description>
              </div>
            </Head>
            <Footer>
              <AlertDialog.Cancel asChild>
                <Button variant="secondary" disabled={loading}>
                  {cancelText}
                </Button>
              </AlertDialog.Cancel>
              <Button
                variant={destructive ? 'destructive' : 'primary'}
                loading={loading}
                {...(loadingText === undefined ? {} : { loadingText })}
                onClick={onConfirm}
              >
                {confirmText}
              </Button>
            </Footer>
          </Content>
        )}
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
