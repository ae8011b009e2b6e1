import { useQuery } from '@apollo/client/react';
import { Clock, History as HistoryIcon } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import type { AuditKind } from '../../../gql/graphql.ts';
import { color, space, text, up } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { RetryAlert } from '../../../ui/RetryAlert.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { typeInWords } from '../audit/causation/EventLine.tsx';
import { formatInstant } from '../audit/moment.ts';
import { positionInWords } from '../position.ts';
import { eventStatesQuery, type HistoryEvent } from './documents.ts';
import { Changes, Values } from './values.tsx';

const Go = styled.button`
  padding: 0;
  min-block-size: 24px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 0.2em;
  &:hover {
    text-decoration-color: currentColor;
  }
`;
const Proof = styled(Cluster)`
  ${text('caption')} color: ${color.text2};
  font-variant-numeric: tabular-nums;
  & > span {
    display: inline-flex;
    align-items: center;
  }
`;
/** Before and after side by side; one below the other on phones. */
const Sides = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: minmax(0, 1fr);
  ${up.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  & h3 {
    ${text('label')} color: ${color.text};
  }
`;

export interface HistoryRef {
  readonly kind: AuditKind;
  readonly id: string;
}

export interface HistoryTimelineProps extends HistoryRef {
  readonly events: readonly HistoryEvent[];
  /** The last event that the moment includes. */
  readonly revision: number;
  readonly onGo: (revision: number) => void;
  /** Opens the cause and the effects of an event. */
  readonly onWalk: (eventId: string) => void;
}

/** The events around the moment with what each changed, latest first. Events after the moment are faded. */
export function HistoryTimeline({ kind, id, events, revision, onGo, onWalk }: HistoryTimelineProps) {
  const entries = events.map((event) => {
    const here = event.revision === revision;
    return {
      id: event.id,
      icon: <HistoryIcon />,
      title: (
        <Cluster $gap={2}>
          <Go type="button" aria-current={here ? 'step' : undefined} onClick={() => onGo(event.revision)}>
            {typeInWords(event.type)}
          </Go>
          {here && <Badge tone="accent">Here</Badge>}
        </Cluster>
      ),
      dateTime: event.time,
      when: formatInstant(event.time),
      faded: event.revision > revision,
      children: <EventFacts kind={kind} id={id} event={event} onWalk={onWalk} />,
    };
  });
  return (
    <Card
      title="Event by event"
      description="The latest first, with what each event changed. Events after the moment are faded; choose one to go there."
    >
      {entries.length === 0 ? (
        <EmptyState icon={<Clock />} title="No events yet" />
      ) : (
        <Timeline label="Events around the moment, the latest first" entries={entries} />
      )}
    </Card>
  );
}

interface EventFactsProps extends HistoryRef {
  readonly event: HistoryEvent;
  readonly onWalk: (eventId: string) => void;
}

function EventFacts({ event, onWalk, ...history }: EventFactsProps) {
  const { id, actor, revision, position, hash, changes } = event;
  const [open, setOpen] = useState(false);
  return (
    <Stack $gap={2}>
      <p>
        By {actor.label} ({actor.kind})
      </p>
      {changes.length === 0 ? <p>It changed nothing in the state.</p> : <Changes changes={changes} />}
      <Cluster $gap={2}>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => onWalk(id)}>
          Cause and effects
        </Button>
        <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          State before and after
        </Button>
      </Cluster>
      {open && <EventStates {...history} revision={revision} />}
      <Proof $gap={3}>
        <span>Revision {revision}</span>
        <span>Position {positionInWords(position)}</span>
        <span>
          Hash&nbsp;<code title={hash}>{hash.slice(0, 10)}…</code>
          <CopyButton iconOnly value={hash} label={`Copy hash of event ${revision}`} />
        </span>
      </Proof>
    </Stack>
  );
}

/** The whole state before and after an event, and the event's own data; fetched when someone opens it. */
function EventStates({ kind, id, revision }: HistoryRef & { readonly revision: number }) {
  const { data, error, refetch } = useQuery(eventStatesQuery, {
    variables: { kind, id, revision },
    fetchPolicy: 'no-cache',
  });
  const event = data?.auditHistory.events[0];
  if (event === undefined) {
    if (error !== undefined)
      return <RetryAlert onRetry={() => void refetch()}>The states could not be read. {sentenceOf(error)}</RetryAlert>;
    return (
      <Loading label="Reading the states…">
        <Skeleton $height="120px" />
      </Loading>
    );
  }
  return (
    <Sides>
      <section aria-label={`State before event ${revision}`}>
        <h3>Before</h3>
        <Values values={event.before} />
      </section>
      <section aria-label={`State after event ${revision}`}>
        <h3>After</h3>
        <Values values={event.after} />
      </section>
      <section aria-label={`What event ${revision} says`}>
        <h3>The event itself</h3>
        <Values values={event.data} />
      </section>
    </Sides>
  );
}
