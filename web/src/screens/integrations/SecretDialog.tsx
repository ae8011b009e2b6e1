import { styled } from 'styled-components';
import { color, radius, space } from '../../theme/tokens.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { t } from '../../i18n/t.ts';

const Secret = styled.code`
  display: block;
  padding: ${space[3]};
  background: ${color.sunken};
  border-radius: ${radius.sm};
  overflow-wrap: anywhere;
  user-select: all;
`;

/** Shows a signing secret. This is the only time. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Signing secret')}
      description={t('Your server uses it to verify that a message comes from us (Standard Webhooks).')}
      footer={
        <>
          <CopyButton value={secret} label={t('Copy secret')} />
          <Button onClick={onClose}>{t('Done')}</Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Secret>{secret}</Secret>
        <Alert tone="warning">
          {t('Copy it now: it is shown only this once. You can make a new one at any time.')}
        </Alert>
      </Stack>
    </Dialog>
  );
}
