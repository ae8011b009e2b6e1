import { useQuery } from '@apollo/client/react';
import { formatCount } from '../../ui/format.ts';
import { attentionQuery } from './documents.ts';
import { t } from '../../i18n/t.ts';

/** Milliseconds between two looks. */
const pollInterval = 60_000;

/** How much needs a person, as a number and in words for screen readers. */
export interface Waiting {
  readonly count: string;
  readonly words: string;
}

/** What needs a person, on every screen. Undefined when nothing does, and until it is known. */
export function useWaiting(): Waiting | undefined {
  const { data } = useQuery(attentionQuery, {
    fetchPolicy: 'cache-and-network',
    pollInterval,
    skipPollAttempt: () => document.hidden,
  });
  const groups = data?.attention ?? [];
  if (groups.length === 0) return undefined;
  const sum = groups.reduce((all, { count }) => all + count, 0);
  if (groups.some(({ more }) => more)) {
    const least = formatCount(sum);
    return { count: `${least}+`, words: t('more than {count} need you', { count: least }) };
  }
  const count = formatCount(sum);
  return { count, words: sum === 1 ? t('1 needs you') : t('{count} need you', { count }) };
}
