import { useSearchParams } from 'react-router-dom';
import { Stack } from '../../../ui/layout.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Accounts } from './Accounts.tsx';
import { Adjustments } from './Adjustments.tsx';
import { Exceptions } from './Exceptions.tsx';
import { Movements } from './Movements.tsx';
import { Overview } from './Overview.tsx';
import { Payments } from './Payments.tsx';
import { Months } from './Months.tsx';
import { Refused } from './Refused.tsx';
import { ScreenHead } from '../../../ui/ScreenHead.tsx';
import { t } from '../../../i18n/t.ts';

const tabs = [
  { value: 'overview', label: t('Overview'), content: <Overview /> },
  { value: 'exceptions', label: t('Exceptions'), content: <Exceptions /> },
  { value: 'months', label: t('Months'), content: <Months /> },
  { value: 'movements', label: t('Movements'), content: <Movements /> },
  { value: 'payments', label: t('Payments'), content: <Payments /> },
  { value: 'adjustments', label: t('Adjustments'), content: <Adjustments /> },
  { value: 'refused', label: t('Refused'), content: <Refused /> },
  { value: 'accounts', label: t('Accounts'), content: <Accounts /> },
] as const;
type TabName = (typeof tabs)[number]['value'];

/** `/admin/finance`: reconciliation and the books. The address contains the open tab. */
export default function Finance() {
  const [search, setSearch] = useSearchParams();
  const open = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'overview';
  return (
    <Stack $gap={6}>
      <ScreenHead
        title={t('Finance')}
        lead={t(
          'Every payment is compared with the provider’s records, the log, the grants, the accounts and the videos.',
        )}
      />
      <Tabs<TabName>
        label={t('Parts of finance')}
        tabs={tabs}
        value={open}
        onValueChange={(tab) => setSearch({ tab })}
      />
    </Stack>
  );
}
