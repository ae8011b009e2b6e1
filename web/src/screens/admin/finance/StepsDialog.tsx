import { useQuery } from '@apollo/client/react';
import { History } from 'lucide-react';
import { requestIdOf, sentenceOf } from '../../../app/apollo/errors.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { stepsQuery } from './documents.ts';
import { t } from '../../../i18n/t.ts';

/** Everything that happened to an exception: who did what, when, and why. */
export function StepsDialog({ exceptionId, onClose }: { readonly exceptionId: string; readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(stepsQuery, {
    variables: { id: exceptionId },
    fetchPolicy: 'network-only',
  });
  const exception = data?.financeException;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('History of the exception')} size="lg">
      {exception ? (
        <Stack $gap={4}>
          <p>
            {exception.meaning}: <code>{exception.key}</code>
          </p>
          <Timeline
            label={t('Steps, the oldest first')}
            entries={exception.steps.map(({ time, action, by, note }, index) => ({
              id: `${index}`,
              icon: <History />,
              title: action,
              dateTime: time,
              when: formatMoment(time),
              children: (
                <>
                  <p>{t('By {name}', { name: by })}</p>
                  {note !== null && <p>{note}</p>}
                </>
              ),
            }))}
          />
        </Stack>
      ) : error ? (
        <ErrorState message={sentenceOf(error)} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <ErrorState message={t('This exception was not found.')} />
      ) : (
        <Loading label={t('Loading the history…')}>
          <Skeleton $height="200px" $radius="14px" />
        </Loading>
      )}
    </Dialog>
  );
}
