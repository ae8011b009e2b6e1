import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import type { FinanceOverviewQuery } from '../../../gql/graphql.ts';
import { BarChart } from '../../../ui/BarChart.tsx';
import { DataTable, type Column } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatCents, formatCredits, formatDate, formatShortDate } from '../../../ui/format.ts';
import { Details, Stack } from '../../../ui/layout.tsx';
import { Select } from '../../../ui/Select.tsx';
import { t } from '../../../i18n/t.ts';

type Day = FinanceOverviewQuery['financeDays'][number];

const series = {
  revenue: {
    label: t('Revenue'),
    none: t('No revenue in these days'),
    valueOf: (day: Day) => day.revenueCents,
    format: formatCents,
  },
  sold: {
    label: t('Credits sold'),
    none: t('No credits sold in these days'),
    valueOf: (day: Day) => day.soldCredits,
    format: formatCredits,
  },
  used: {
    label: t('Credits used'),
    none: t('No credits used in these days'),
    valueOf: (day: Day) => day.usedCredits,
    format: formatCredits,
  },
  expired: {
    label: t('Credits expired'),
    none: t('No credits expired in these days'),
    valueOf: (day: Day) => day.expiredCredits,
    format: formatCredits,
  },
  owed: {
    label: t('Credits owed'),
    none: t('No credits owed in these days'),
    valueOf: (day: Day) => day.owedCredits,
    format: formatCredits,
  },
} as const;
type Series = keyof typeof series;
const names = Object.keys(series) as readonly Series[];

const columns: readonly Column<Day>[] = [
  { id: 'day', header: t('Day'), primary: true, oneLine: true, cell: ({ day }) => formatDate(day) },
  ...names.map((name): Column<Day> => {
    const { label, valueOf, format } = series[name];
    return { id: name, header: label, align: 'end', cell: (day) => format(valueOf(day)) };
  }),
];

/** One figure by day, as bars and in a table below. */
export function Chart({ days }: { readonly days: readonly Day[] }) {
  const [name, setName] = useState<Series>('revenue');
  const { label, none, valueOf, format } = series[name];
  return (
    <Stack $gap={3}>
      <Select
        label={t('Figure')}
        value={name}
        onValueChange={setName}
        options={names.map((value) => ({ value, label: series[value].label }))}
      />
      {days.every((day) => valueOf(day) === 0) ? (
        <EmptyState icon={<ChartColumn />} title={none}>
          {t('Days with a figure appear here as bars.')}
        </EmptyState>
      ) : (
        <BarChart
          title={t('{label} by day', { label })}
          points={days}
          series={[{ label, valueOf }]}
          nameOf={({ day }) => formatDate(day)}
          shortNameOf={({ day }) => formatShortDate(day)}
          format={format}
        />
      )}
      <Details>
        <summary>{t('All figures as a table')}</summary>
        <DataTable
          caption={t('Figures by day, the newest first')}
          columns={columns}
          items={days.toReversed()}
          itemKey={({ day }) => day}
        />
      </Details>
    </Stack>
  );
}
