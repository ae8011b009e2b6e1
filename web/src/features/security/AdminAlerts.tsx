import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { t } from '../../i18n/t.ts';
import { Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/Select.tsx';
import { AlertGroups } from './AlertGroups.tsx';
import { AlertList } from './AlertList.tsx';

const views = [
  { value: 'ADDRESS', label: t('Open, by address') },
  { value: 'ACCOUNT', label: t('Open, by account') },
  { value: 'ALL', label: t('All, the newest first') },
] as const;

const Choice = styled.div`
  max-inline-size: 320px;
`;

/**
 * The alerts of all accounts, for administrators: the open ones grouped into attacks, or a plain list. The address says
 * which.
 */
export function AdminAlerts({ everyMs }: { readonly everyMs: number }) {
  const [address, setAddress] = useSearchParams();
  const view = views.find(({ value }) => value === address.get('alerts'))?.value ?? 'ADDRESS';
  const show = (value: string): void =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === 'ADDRESS') next.delete('alerts');
        else next.set('alerts', value);
        return next;
      },
      { replace: true },
    );
  return (
    <Stack $gap={4}>
      <Choice>
        <Select label={t('Alerts')} options={views} value={view} onValueChange={show} />
      </Choice>
      {view === 'ALL' ? <AlertList isAdmin everyMs={everyMs} /> : <AlertGroups by={view} everyMs={everyMs} />}
    </Stack>
  );
}
