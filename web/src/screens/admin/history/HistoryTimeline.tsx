import { Clock, History as HistoryIcon } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { color, text } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { typeInWords } from '../audit/causation/EventLine.tsx';
import { formatInstant } from '../audit/moment.ts';
import { positionInWords } from '../position.ts';
import type { HistoryEvent, HistoryRef } from './documents.ts';
import { StatesDialog } from './StatesDialog.tsx';
import { Changes } from './values.tsx';

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
const Open = styled(Go)`
  color: ${color.accentText};
  text-decoration-color: currentColor;
`;
const Proof = styled(Cluster)`
  ${text('caption')} color: ${color.text2};
  font-variant-numeric: tabular-nums;
  & > span {
    display: inline-flex;
    align-items: center;
  }
`;
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
    <Stack $gap={1}>
      <p>
        By {actor.label} ({actor.kind})
      </p>
      {changes.length === 0 ? <p>It changed nothing in the state.</p> : <Changes changes={changes} />}
      <Cluster $gap={4}>
        <Open type="button" aria-haspopup="dialog" onClick={() => onWalk(id)}>
          Cause and effects
        </Open>
        <Open type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          State before and after
        </Open>
      </Cluster>
      {open && <StatesDialog {...history} event={event} onClose={() => setOpen(false)} />}
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
