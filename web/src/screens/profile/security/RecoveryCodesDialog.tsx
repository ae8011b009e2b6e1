import { styled } from 'styled-components';
import { color, radius, space } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { t } from '../../../i18n/t.ts';

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(130px, 1fr));
  gap: ${space[2]};
  margin: 0;
  padding: ${space[4]};
  list-style: none;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
`;

export interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes. This is the only time anyone sees them. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('Keep your recovery codes')}
      description={t(
        'Each code signs you in once when your app is not at hand. We show them only now; earlier codes no longer work.',
      )}
      footer={
        <>
          <CopyButton value={codes.join('\n')} label={t('Copy codes')} />
          <Button onClick={onClose}>{t('I’ve saved them')}</Button>
        </>
      }
    >
      <Codes aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
    </Dialog>
  );
}
