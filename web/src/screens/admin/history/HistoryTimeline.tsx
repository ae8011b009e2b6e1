import { Clock, History as HistoryIcon } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { EventProof, GoButton, MoreButton } from '../audit/EventParts.tsx';
import { formatInstant } from '../audit/moment.ts';
import { typeInWords } from '../audit/words.ts';
import type { HistoryEvent, HistoryRef } from './documents.ts';
import { StatesDialog } from './StatesDialog.tsx';
import { Changes } from './values.tsx';
import { actorKinds } from '../audit/actorKinds.ts';
import { t } from '../../../i18n/t.ts';

export interface HistoryTimelineProps extends HistoryRef {
  readonly events: readonly HistoryEvent[];
  /** The last event at or before this moment. */
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
          <GoButton type="button" aria-current={here ? 'step' : undefined} onClick={() => onGo(event.revision)}>
            {typeInWords(event.type)}
          </GoButton>
          {here && <Badge tone="accent">{t('Here')}</Badge>}
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
      title={t('Event by event')}
      description={t(
        'The latest first, with what each event changed. Events after the moment are faded; choose one to go there.',
      )}
    >
      {entries.length === 0 ? (
        <EmptyState icon={<Clock />} title={t('No events yet')} />
      ) : (
        <Timeline label={t('Events around the moment, the latest first')} entries={entries} />
      )}
    </Card>
  );
}

interface EventFactsProps extends HistoryRef {
  readonly event: HistoryEvent;
  readonly onWalk: (eventId: string) => void;
}

function EventFacts({ event, onWalk, ...history }: EventFactsProps) {
  const { id, actor, changes } = event;
  const [open, setOpen] = useState(false);
  return (
    <Stack $gap={1}>
      <p>{t('By {name} ({kind})', { name: actor.label, kind: actorKinds[actor.kind] ?? actor.kind })}</p>
      {changes.length === 0 ? <p>{t('It changed nothing in the state.')}</p> : <Changes changes={changes} />}
      <Cluster $gap={4}>
        <MoreButton type="button" aria-haspopup="dialog" onClick={() => onWalk(id)}>
          {t('Cause and effects')}
        </MoreButton>
        <MoreButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('State before and after')}
        </MoreButton>
      </Cluster>
      {open && <StatesDialog {...history} event={event} onClose={() => setOpen(false)} />}
      <EventProof event={event} />
    </Stack>
  );
}
