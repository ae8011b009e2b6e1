import { useState } from 'react';
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
type View = (typeof views)[number]['value'];

const Choice = styled.div`
  max-inline-size: 320px;
`;

/** Everybody's alerts for administrators: the open ones as attacks, or each alert for itself. */
export function AdminAlerts({ everyMs }: { readonly everyMs: number }) {
  const [view, setView] = useState<View>('ADDRESS');
  return (
    <Stack $gap={4}>
      <Choice>
        <Select label={t('Alerts')} options={views} value={view} onValueChange={setView} />
      </Choice>
      {view === 'ALL' ? <AlertList isAdmin everyMs={everyMs} /> : <AlertGroups by={view} everyMs={everyMs} />}
    </Stack>
  );
}
