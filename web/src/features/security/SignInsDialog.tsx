import { t } from '../../i18n/t.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { type SignInFilters, SignInList } from './SignInList.tsx';

export interface SignInsDialogProps {
  readonly filters: SignInFilters;
  readonly onClose: () => void;
}

/** The sign-in attempts behind a figure or an attack. */
export const SignInsDialog = ({ filters, onClose }: SignInsDialogProps) => (
  <Dialog
    open
    size="lg"
    onOpenChange={onClose}
    title={t('Sign-ins: {name}', { name: filters.name })}
    description={t('The newest first. They are kept for 30 days.')}
  >
    <SignInList filters={filters} />
  </Dialog>
);
