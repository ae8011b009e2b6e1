import { useQuery } from '@apollo/client/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from '../../../../theme/tokens.ts';
import { Button, ButtonLink } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ErrorState } from '../../../../ui/EmptyState.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../../ui/Skeleton.tsx';
import { historyPath, nameOfKind } from '../../../../features/audit/historyPath.ts';
import { logEventQuery, type EventLine as Line, type WalkedEvent } from './documents.ts';
import { typeInWords } from '../words.ts';
import { EventLine, placeInWords } from './EventLine.tsx';
import { t } from '../../../../i18n/t.ts';
import { Phrase } from '../../../../i18n/Phrase.tsx';
import { QueryError } from '../../../../app/apollo/QueryError.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Note = styled.p`
  ${text('small')} color: ${color.text2};
  overflow-wrap: anywhere;
`;

export interface CauseDialogProps {
  readonly eventId: string;
  readonly onClose: () => void;
}

/** Shows the cause and the effects of an event, each with a link to its own cause and effects. */
export function CauseDialog({ eventId, onClose }: CauseDialogProps) {
  const [path, setPath] = useState<readonly string[]>([eventId]);
  const id = path.at(-1) ?? eventId;
  const { data, error, refetch, fetchMore } = useQuery(logEventQuery, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const event = data?.logEvent;
  const history = event?.history ?? undefined;
  const missing = data !== undefined && event === null;
  const footer = (
    <>
      {path.length > 1 && (
        <Button variant="secondary" icon={<ArrowLeft aria-hidden="true" />} onClick={() => setPath(path.slice(0, -1))}>
          {t('Back')}
        </Button>
      )}
      {history !== undefined && (
        <ButtonLink to={historyPath(history.kind, history.id, event?.revision)} onClick={onClose}>
          {history.kind === 'CREDITS'
            ? t('Show in the credit history')
            : t('Show in the history: {kind}', { kind: nameOfKind(history.kind) })}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('Cause and effects')} size="lg" footer={footer}>
      {event && (
        <Walk
          key={event.id}
          event={event}
          onGo={(next) => setPath([...path, next])}
          onMore={(after) => void fetchMore({ variables: { after }, updateQuery: withMore })}
        />
      )}
      {missing && (
        <ErrorState message={t('This event is not in the index of causes yet.')} onRetry={() => void refetch()} />
      )}
      {data === undefined && error !== undefined && <QueryError error={error} retry={refetch} />}
      {data === undefined && error === undefined && (
        <Loading label={t('Looking for the cause…')}>
          <Skeleton $height="240px" />
        </Loading>
      )}
    </Dialog>
  );
}

interface WalkProps {
  readonly event: WalkedEvent;
  readonly onGo: (id: string) => void;
  readonly onMore: (after: string | null) => void;
}

function Walk({ event, onGo, onMore }: WalkProps) {
  const { cause, effects } = event;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone, so the focus moves to the event.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack $gap={5}>
      <Stack as="section" $gap={1} aria-labelledby="walked-event">
        <h3 id="walked-event" ref={heading} tabIndex={-1}>
          {typeInWords(event.type)}
        </h3>
        <Note>{placeInWords(event)}</Note>
      </Stack>
      <Stack as="section" $gap={2} aria-labelledby="walked-cause">
        <h3 id="walked-cause">{t('Cause')}</h3>
        {cause.__typename === 'LogEvent' && <Events events={[cause]} onGo={onGo} />}
        {cause.__typename === 'Command' && <CommandCause event={event} command={cause} onGo={onGo} />}
      </Stack>
      <Stack as="section" $gap={2} aria-labelledby="walked-effects">
        <h3 id="walked-effects">{t('Effects')}</h3>
        {effects.edges.length === 0 ? (
          <Note>{t('Nothing followed from this event.')}</Note>
        ) : (
          <Events events={effects.edges.map(({ node }) => node)} onGo={onGo} />
        )}
        {effects.pageInfo.hasNextPage && (
          <Button variant="secondary" onClick={() => onMore(effects.pageInfo.endCursor)}>
            {t('Show more effects')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

interface CommandCauseProps {
  readonly event: WalkedEvent;
  readonly command: Extract<WalkedEvent['cause'], { readonly __typename: 'Command' }>;
  readonly onGo: (id: string) => void;
}

/** The command at the start of a chain: its actor, and its other effects. */
function CommandCause({ event, command, onGo }: CommandCauseProps) {
  const others = command.effects.edges.map(({ node }) => node).filter(({ id }) => id !== event.id);
  return (
    <>
      <Note>
        <Phrase
          text="A command of {label}: <0>{id}</0>"
          parts={[(words) => <code>{words}</code>]}
          values={{ label: event.actor.label, id: command.id }}
        />
      </Note>
      {others.length > 0 && (
        <>
          <Note>{t('The same command also led to:')}</Note>
          <Events events={others} onGo={onGo} />
        </>
      )}
    </>
  );
}

function Events({ events, onGo }: { readonly events: readonly Line[]; readonly onGo: (id: string) => void }) {
  return (
    <List>
      {events.map((event) => (
        <li key={event.id}>
          <EventLine event={event} onGo={onGo} />
        </li>
      ))}
    </List>
  );
}

type Answer = { readonly logEvent: WalkedEvent | null };

/** Appends the next page of effects. */
function withMore(
  before: Answer,
  { fetchMoreResult: { logEvent: next } }: { readonly fetchMoreResult: Answer },
): Answer {
  if (before.logEvent === null || next === null) return before;
  const edges = [...before.logEvent.effects.edges, ...next.effects.edges];
  return { logEvent: { ...before.logEvent, effects: { ...next.effects, edges } } };
}
