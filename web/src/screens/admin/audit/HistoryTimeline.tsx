import {
  ArchiveRestore,
  CirclePlus,
  Clapperboard,
  Clock,
  History as HistoryIcon,
  Lock,
  LockOpen,
  PenLine,
  Undo2,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { UndoCredits } from '../../../features/credit-acts/UndoCredits.tsx';
import { formatMovement, kinds, signOf, why } from '../../../features/credits/movements.ts';
import type { StatementKind } from '../../../gql/graphql.ts';
import { color, space, text, up } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatCreditsExactly } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { actorKinds } from './actorKinds.ts';
import type { CreditStep, HistoryEvent, HistoryRef } from './documents.ts';
import { EventProof, GoButton, MoreButton } from './EventParts.tsx';
import { formatInstant } from './moment.ts';
import { StatesDialog } from './StatesDialog.tsx';
import { Changes } from './values.tsx';
import { typeInWords } from './words.ts';
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

export interface HistoryTimelineProps extends HistoryRef {
  readonly events: readonly HistoryEvent[];
  /** The last event included in the moment. */
  readonly revision: number;
  readonly onGo: (revision: number) => void;
  /** Opens the causes and the effects of an event. */
  readonly onWalk: (eventId: string) => void;
  /** Called after an undo; null for people who may not undo an act. */
  readonly onUndone: (() => void) | null;
}

/**
 * The events around the moment, latest first: with the effect of each on a credit account, or its changes. Events after
 * the moment are faded.
 */
export function HistoryTimeline({ events, revision, onGo, ...about }: HistoryTimelineProps) {
  const entries = events.map((event) => {
    const { credits = null } = event;
    return {
      id: event.id,
      icon: credits === null ? <HistoryIcon /> : iconOf(credits),
      title: <EventTitle kind={about.kind} event={event} here={event.revision === revision} onGo={onGo} />,
      dateTime: event.time,
      when: formatInstant(event.time),
      faded: event.revision > revision,
      ...(credits !== null && { aside: <EventFigures step={credits} /> }),
      children: <EventFacts {...about} event={event} />,
    };
  });
  return (
    <Card
      title={t('Event by event')}
      description={t('The latest first. Events after the moment are faded; choose one to go there.')}
    >
      {entries.length === 0 ? (
        <EmptyState icon={<Clock />} title={t('No events yet')} />
      ) : (
        <Timeline label={t('Events around the moment, the latest first')} entries={entries} />
      )}
    </Card>
  );
}

const iconOf = ({ kind }: CreditStep): ReactNode => (kind === null ? <PenLine /> : icons[kind]);

interface EventTitleProps extends Pick<HistoryRef, 'kind'> {
  readonly event: HistoryEvent;
  readonly here: boolean;
  readonly onGo: (revision: number) => void;
}

function EventTitle({ kind, event: { revision, type, credits = null }, here, onGo }: EventTitleProps) {
  const moved = credits?.kind ?? null;
  return (
    <Title>
      <GoButton type="button" aria-current={here ? 'step' : undefined} onClick={() => onGo(revision)}>
        {kind === 'CREDITS' && credits !== null ? credits.description : typeInWords(type)}
      </GoButton>
      {moved !== null && <Badge tone={kinds[moved].tone}>{kinds[moved].word}</Badge>}
      {here && <Badge tone="accent">{t('Here')}</Badge>}
    </Title>
  );
}

function EventFigures({ step }: { readonly step: CreditStep }) {
  const { kind, availableAfter, heldAfter, debtAfter } = step;
  return (
    <Figures>
      {kind !== null && <strong data-sign={signOf(step)}>{formatMovement({ ...step, kind })}</strong>}
      <span>{t('{availableAfter} available after', { availableAfter: formatCreditsExactly(availableAfter) })}</span>
      {heldAfter > 0 && <span>{t('{heldAfter} held', { heldAfter: formatCreditsExactly(heldAfter) })}</span>}
      {debtAfter > 0 && <span>{t('{debtAfter} owed', { debtAfter: formatCreditsExactly(debtAfter) })}</span>}
    </Figures>
  );
}

/** The reason for a movement. The sentences about videos apply to credits only. */
const reasonOf = (of: HistoryRef['kind'], { kind, ...step }: CreditStep): string | null =>
  of === 'CREDITS' && kind !== null ? why({ ...step, kind }) : kind === 'ADJUSTMENT' ? step.reason : null;

type EventFactsProps = Omit<HistoryTimelineProps, 'events' | 'revision' | 'onGo'> & { readonly event: HistoryEvent };

function EventFacts({ event, onWalk, onUndone, ...history }: EventFactsProps) {
  const { id, actor, selfCredit, note, undo, changes, credits = null } = event;
  const [open, setOpen] = useState(false);
  const because = credits === null ? null : reasonOf(history.kind, credits);
  return (
    <Stack $gap={1}>
      {because && <Why>{because}</Why>}
      {note !== null && <p>{t('Internal note: {note}', { note })}</p>}
      <p>
        {t('By {name} ({kind})', { name: actor.label, kind: actorKinds[actor.kind] ?? actor.kind })}{' '}
        {selfCredit && <Badge tone="warning">{t('Own account')}</Badge>}
      </p>
      {changes &&
        (changes.length === 0 ? <p>{t('It changed nothing in the state.')}</p> : <Changes changes={changes} />)}
      <Cluster $gap={4}>
        <MoreButton type="button" aria-haspopup="dialog" onClick={() => onWalk(id)}>
          {t('Cause and effects')}
        </MoreButton>
        <MoreButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('State before and after')}
        </MoreButton>
      </Cluster>
      {onUndone !== null && undo !== null && (
        <p>
          <UndoCredits undo={undo} onDone={onUndone} />
        </p>
      )}
      {open && <StatesDialog {...history} event={event} onClose={() => setOpen(false)} />}
      <EventProof event={event} />
    </Stack>
  );
}
