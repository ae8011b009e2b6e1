import type { FinanceExceptionState, ListedExceptionFragment } from '../../../gql/graphql.ts';
import { t } from '../../../i18n/t.ts';
import { formatMoment } from '../../../ui/format.ts';

/** The end of an exception, or the proposal: by whom, when and why. */
export function Settlement({
  settlement: { by, approvedBy, reason, time },
  state,
}: {
  readonly settlement: NonNullable<ListedExceptionFragment['settlement']>;
  readonly state: FinanceExceptionState;
}) {
  const when = formatMoment(time);
  const who =
    state === 'OPEN'
      ? t('Proposed by {by} on {when}.', { by, when })
      : approvedBy === null
        ? t('By {by} on {when}.', { by, when })
        : t('By {by} and {approvedBy} on {when}.', { by, approvedBy, when });
  return (
    <span>
      {who} {reason !== null && t('Reason: {reason}', { reason })}
    </span>
  );
}
