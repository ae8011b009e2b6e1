import type { FinanceMonthQuery, FinanceMonthState, ListedMonthFragment } from '../../../gql/graphql.ts';
import { t } from '../../../i18n/t.ts';
import { Badge } from '../../../ui/Badge.tsx';

/** A month as its page shows it. */
export type Month = NonNullable<FinanceMonthQuery['financeMonth']>;

const states: Readonly<
  Record<FinanceMonthState, { readonly label: string; readonly tone: 'success' | 'warning' | 'neutral' }>
> = {
  CLOSED: { label: t('Closed'), tone: 'success' },
  OPEN: { label: t('Not closed'), tone: 'warning' },
  RUNNING: { label: t('Running'), tone: 'neutral' },
};

/** Whether a month is closed, can be closed, or has not ended. */
export const MonthState = ({ state, canClose }: Pick<ListedMonthFragment, 'state' | 'canClose'>) => (
  <Badge tone={states[state].tone}>{canClose ? t('Next to close') : states[state].label}</Badge>
);
