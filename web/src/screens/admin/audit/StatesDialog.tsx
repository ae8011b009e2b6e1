import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { color, space, text, up } from '../../../theme/tokens.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { typeInWords } from './words.ts';
import { eventStatesQuery, type HistoryEvent, type HistoryRef } from './documents.ts';
import { Values } from './values.tsx';
import { t } from '../../../i18n/t.ts';
import { QueryError } from '../../../app/apollo/QueryError.tsx';

/** Before and after side by side; one below the other on phones. */
const Sides = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${up.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  & h3 {
    ${text('label')} color: ${color.text};
    margin-block-end: ${space[1]};
  }
`;

export interface StatesDialogProps extends HistoryRef {
  readonly event: HistoryEvent;
  readonly onClose: () => void;
}

/** The whole state before and after an event, and the event's content. */
export function StatesDialog({ kind, id, event: { revision, type }, onClose }: StatesDialogProps) {
  const { data, error, refetch } = useQuery(eventStatesQuery, {
    variables: { kind, id, revision },
    fetchPolicy: 'no-cache',
  });
  const event = data?.auditHistory.events[0];
  const title = t('Event {revision}: {type}', { revision, type: typeInWords(type) });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} size="lg">
      {event !== undefined && (
        // Focusable, so that the arrow keys scroll a long state.
        <Sides role="group" aria-label={t('States')} tabIndex={0}>
          <section aria-label={t('State before')}>
            <h3>{t('Before')}</h3>
            <Values values={event.before} />
          </section>
          <section aria-label={t('State after')}>
            <h3>{t('After')}</h3>
            <Values values={event.after} />
          </section>
          <section aria-label={t('What the event says')}>
            <h3>{t('The event itself')}</h3>
            <Values values={event.data} />
          </section>
        </Sides>
      )}
      {event === undefined && error !== undefined && <QueryError error={error} retry={refetch} />}
      {event === undefined && error === undefined && (
        <Loading label={t('Reading the states…')}>
          <Skeleton $height="240px" />
        </Loading>
      )}
    </Dialog>
  );
}
