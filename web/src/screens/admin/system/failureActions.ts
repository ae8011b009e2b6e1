import type { ListedFailureFragment } from '../../../gql/graphql.ts';
import { formatCount } from '../../../ui/format.ts';
import { t } from '../../../i18n/t.ts';

/** An administrator's actions on failed steps. */
export type FailureAction =
  | { readonly kind: 'retry' | 'dismiss'; readonly failure: ListedFailureFragment }
  | { readonly kind: 'retryAll'; readonly process: string; readonly failures: number };

interface Wording {
  readonly verb: string;
  readonly question: (action: FailureAction) => string;
  readonly consequences: string;
  /** The texts after success and after failure. */
  readonly done: string;
  readonly failure: string;
}

export const failureActions: Readonly<Record<FailureAction['kind'], Wording>> = {
  retry: {
    verb: t('Retry'),
    question: () => t('Retry this step?'),
    consequences: t('It is tried once more within seconds. If it fails again, it stays in this list.'),
    done: t('The step is tried again'),
    failure: t('The step was not tried again'),
  },
  dismiss: {
    verb: t('Dismiss'),
    question: () => t('Dismiss this step?'),
    consequences: t('It is never tried again: what it should have done stays undone. The audit log keeps your name.'),
    done: t('The step is dismissed'),
    failure: t('The step was not dismissed'),
  },
  retryAll: {
    verb: t('Retry all'),
    question: (action) => {
      if (action.kind !== 'retryAll') return '';
      const { process, failures } = action;
      return failures === 1
        ? t('Retry 1 failed step of {process}?', { process })
        : t('Retry {count} failed steps of {process}?', { count: formatCount(failures), process });
    },
    consequences: t('Each is tried once more. Those that fail again stay in this list.'),
    done: t('The steps are tried again'),
    failure: t('The steps were not tried again'),
  },
};
