import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, shadow, space, text, up } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatCount } from '../../../ui/format.ts';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { BalanceCurve } from './BalanceCurve.tsx';
import type { History } from './documents.ts';
import { formatInstant, fromField, type Moment, momentAt, stepOf, strideOf, toField } from './moment.ts';
import { t } from '../../../i18n/t.ts';
import { locale } from '../../../i18n/language.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  box-shadow: ${shadow[1]};
  min-inline-size: 0;
`;
const Where = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  & > strong {
    ${text('h2')} font-variant-numeric: tabular-nums;
  }
  & > span {
    ${text('small')} color: ${color.text2};
    font-variant-numeric: tabular-nums;
  }
`;
/** The thumb's center stops half a thumb before the ends of its track; the curve uses the same scale. */
const Scale = styled.div`
  & > svg {
    inline-size: calc(100% - 24px);
    margin-inline: 12px;
  }
`;
const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  ${text('caption')} color: ${color.text2};
  font-variant-numeric: tabular-nums;
  text-wrap: balance;
  & > :last-child {
    text-align: end;
  }
`;
const Tools = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: end;
  ${up.md} {
    grid-template-columns: 1fr minmax(240px, 280px);
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
`;

/** The interval of the animation in milliseconds; the second one for users who prefer reduced motion. */
const beat = 600;
const calmBeat = 1_500;
const zone = new Intl.DateTimeFormat(locale).resolvedOptions().timeZone;

export interface ScrubberProps {
  /** The history at the moment, from the server. A credit account's includes the course of its balance. */
  readonly history: Pick<History, 'totalEvents' | 'firstEventAt' | 'lastEventAt' | 'revision' | 'moment' | 'curve'>;
  readonly moment: Moment;
  readonly onMoment: (moment: Moment) => void;
  /** Shown next to the buttons: the downloads. */
  readonly children?: ReactNode;
}

/**
 * Navigates a history: a slider over its events (arrow keys step, Home and End go to the ends), buttons for the same, a
 * date field, and an animation from the moment to the end.
 */
export function Scrubber({ history, moment, onMoment, children }: ScrubberProps) {
  const { totalEvents, firstEventAt, lastEventAt, curve } = history;
  const at = stepOf(moment, totalEvents, history.revision);
  const go = (next: number): void => onMoment(momentAt(Math.min(Math.max(next, 0), totalEvents), totalEvents));
  const [playing, setPlaying] = usePlayback(at, totalEvents, go);
  const goByHand = (next: number): void => {
    setPlaying(false);
    go(next);
  };
  const place =
    at === 0
      ? t('Before the first event')
      : t('Event {at} of {totalEvents}', { at: formatCount(at), totalEvents: formatCount(totalEvents) });
  return (
    <Root aria-label={t('Moment')}>
      <Where>
        <strong>
          {moment.at === 'now'
            ? t('Now')
            : at === 0 && moment.at === 'revision'
              ? t('The beginning')
              : formatInstant(history.moment)}
        </strong>
        <span>{place}</span>
      </Where>
      <div>
        <Scale>
          {curve && <BalanceCurve curve={curve} totalEvents={totalEvents} step={at} />}
          <Slider label={t('Event')} min={0} max={totalEvents} value={at} onValueChange={goByHand} valueText={place} />
        </Scale>
        <Ends>
          <span>{firstEventAt === null ? '' : formatInstant(firstEventAt)}</span>
          <span>{lastEventAt === null ? '' : formatInstant(lastEventAt)}</span>
        </Ends>
      </div>
      <Tools>
        <Buttons role="group" aria-label={t('Go through the history')}>
          <IconButton
            variant="outline"
            label={t('Before the first event')}
            icon={<ChevronFirst aria-hidden="true" />}
            disabled={at === 0}
            onClick={() => goByHand(0)}
          />
          <IconButton
            variant="outline"
            label={t('Previous event')}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={at === 0}
            onClick={() => goByHand(at - 1)}
          />
          <Button
            variant="secondary"
            icon={playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? t('Pause') : t('Play')}
          </Button>
          <IconButton
            variant="outline"
            label={t('Next event')}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={at === totalEvents}
            onClick={() => goByHand(at + 1)}
          />
          <IconButton
            variant="outline"
            label={t('Now')}
            icon={<ChevronLast aria-hidden="true" />}
            disabled={moment.at === 'now'}
            onClick={() => goByHand(totalEvents)}
          />
          {children}
        </Buttons>
        <DateField
          shown={history.moment}
          onTime={(time) => {
            setPlaying(false);
            onMoment({ at: 'time', time });
          }}
        />
      </Tools>
    </Root>
  );
}

/** Chooses a point in time. Keeps the typed text until the field loses the focus. */
function DateField({ shown, onTime }: { readonly shown: string; readonly onTime: (time: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (value: string): void => {
    setTyped(value);
    const time = fromField(value, shown);
    if (time !== undefined) onTime(time);
  };
  return (
    <Field label={t('Date and time ({zone})', { zone })}>
      <TextInput
        type="datetime-local"
        step={1}
        value={typed ?? toField(shown)}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
    </Field>
  );
}

/** Plays the history to its end; at the end, playing starts over. */
function usePlayback(
  at: number,
  totalEvents: number,
  go: (step: number) => void,
): readonly [boolean, (playing: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  const advance = useEffectEvent(() => {
    const next = Math.min(at + strideOf(totalEvents), totalEvents);
    go(next);
    if (next === totalEvents) setPlaying(false);
  });
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(advance, window.matchMedia('(prefers-reduced-motion: reduce)').matches ? calmBeat : beat);
    return () => clearInterval(timer);
  }, [playing]);
  const set = (next: boolean): void => {
    if (next && at === totalEvents) go(0);
    setPlaying(next && totalEvents > 0);
  };
  return [playing, set];
}
