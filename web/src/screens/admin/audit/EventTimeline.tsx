import { ArchiveRestore, CirclePlus, Clapperboard, Clock, Lock, LockOpen, PenLine, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { UndoCredits } from '../../../features/credit-acts/UndoCredits.tsx';
import type { StatementKind } from '../../../gql/graphql.ts';
import { color, space, text, up } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { formatCreditsExactly } from '../../../ui/format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { formatMovement, kinds, signOf, why } from '../../../features/credits/movements.ts';
import type { AuditEvent } from './documents.ts';
import { EventProof, GoButton, MoreButton } from './EventParts.tsx';
import { formatInstant } from './moment.ts';
import { actorKinds } from './actorKinds.ts';
import { t } from '../../../i18n/t.ts';

const icons: Readonly<Record<StatementKind, ReactNode>> = {
  GRANT: <CirclePlus />,
  HOLD: <Lock />,
  CAPTURE: <Clapperboard />,
  RELEASE: <LockOpen />,
  EXPIRY: <Clock />,
  CLAW_BACK: <Undo2 />,
  RESTORE: <ArchiveRestore />,
  ADJUSTMENT: <PenLine />,
};

const Title = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`;
/** A column of figures; a single line on phones. */
const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[4]};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  & > strong {
    ${text('h3')} color: ${color.text};
    &[data-sign='up'] {
      color: ${color.success};
    }
    &[data-sign='none'] {
      ${text('label')} color: ${color.text2};
    }
  }
  [data-faded='true'] &,
  [data-faded='true'] & > strong[data-sign] {
    color: ${color.text3};
  }
  ${up.md} {
    flex-direction: column;
    align-items: flex-end;
  }
`;
const Why = styled.p`
  color: ${color.text};
  [data-faded='true'] & {
    color: ${color.text3};
  }
`;

export interface EventTimelineProps {
  readonly events: readonly AuditEvent[];
  /** The last event that the moment includes. */
  readonly revision: number;
  readonly onGo: (revision: number) => void;
  /** Opens the cause and the effects of an event. */
  readonly onWalk: (eventId: string) => void;
  /** After an act was undone; null for people who may not undo one. */
  readonly onUndone: (() => void) | null;
}

/** The events, latest first. Events after the moment are faded. */
export function EventTimeline({ events, revision, onGo, onWalk, onUndone }: EventTimelineProps) {
  const entries = events.map((event) => ({
    id: event.id,
    icon: event.kind === null ? <PenLine /> : icons[event.kind],
    title: <EventTitle event={event} here={event.revision === revision} onGo={onGo} />,
    dateTime: event.time,
    when: formatInstant(event.time),
    faded: event.revision > revision,
    aside: <EventFigures event={event} />,
    children: <EventFacts event={event} onWalk={onWalk} onUndone={onUndone} />,
  }));
  return (
    <Card
      title={t('Event by event')}
      description={t('The latest first. Events after the moment are faded; choose one to go there.')}
    >
      {entries.length === 0 ? (
        <EmptyState icon={<Clock />} title={t('No events yet')} />
      ) : (
        <Timeline label={t('Credit events around the moment, the latest first')} entries={entries} />
      )}
    </Card>
  );
}

function EventTitle({
  event,
  here,
  onGo,
}: {
  readonly event: AuditEvent;
  readonly here: boolean;
  readonly onGo: (revision: number) => void;
}) {
  return (
    <Title>
      <GoButton type="button" aria-current={here ? 'step' : undefined} onClick={() => onGo(event.revision)}>
        {event.description}
      </GoButton>
      {event.kind !== null && <Badge tone={kinds[event.kind].tone}>{kinds[event.kind].word}</Badge>}
      {here && <Badge tone="accent">{t('Here')}</Badge>}
    </Title>
  );
}

function EventFigures({ event }: { readonly event: AuditEvent }) {
  const { kind, availableAfter, heldAfter, debtAfter } = event;
  return (
    <Figures>
      {kind !== null && <strong data-sign={signOf(event)}>{formatMovement({ ...event, kind })}</strong>}
      <span>{t('{availableAfter} available after', { availableAfter: formatCreditsExactly(availableAfter) })}</span>
      {heldAfter > 0 && <span>{t('{heldAfter} held', { heldAfter: formatCreditsExactly(heldAfter) })}</span>}
      {debtAfter > 0 && <span>{t('{debtAfter} owed', { debtAfter: formatCreditsExactly(debtAfter) })}</span>}
    </Figures>
  );
}

function EventFacts({
  event,
  onWalk,
  onUndone,
}: Pick<EventTimelineProps, 'onWalk' | 'onUndone'> & { readonly event: AuditEvent }) {
  const { id, kind, actor, selfCredit, reason, note, undo } = event;
  const because = kind === null ? reason : why({ ...event, kind });
  return (
    <>
      {because && <Why>{because}</Why>}
      {note !== null && <p>{t('Internal note: {note}', { note })}</p>}
      <p>
        {t('By {name} ({kind})', { name: actor.label, kind: actorKinds[actor.kind] ?? actor.kind })}{' '}
        {selfCredit && <Badge tone="warning">{t('Own account')}</Badge>}
      </p>
      <MoreButton type="button" aria-haspopup="dialog" onClick={() => onWalk(id)}>
        {t('Cause and effects')}
      </MoreButton>
      {onUndone !== null && undo !== null && (
        <p>
          <UndoCredits undo={undo} onDone={onUndone} />
        </p>
      )}
      <EventProof event={event} />
    </>
  );
}
