import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { claimRecording } from './camera.ts';
import { DeviceChoice, Signals } from './CameraParts.tsx';
import { forgetTakes, keptTakes, shortest, type Take } from './keptRecording.ts';
import { Teleprompter } from './Teleprompter.tsx';
import { useLevel } from './useLevel.ts';
import { useRecorder } from './useRecorder.ts';
import { t } from '../../i18n/t.ts';

/** Seconds. */
const lengths: Readonly<Record<Take, number>> = { consent: 30, main: 120 };
const countdownFrom = 3;

const hints =
  t(
    'Look into the camera and speak as you would to a client: say who you are, what you do and what you like about your ',
  ) +
  t('area. Keep your head in the frame, let your hands rest, and pause for a moment now and then. ') +
  t('Two minutes make the best Digital Twin; at least 15 seconds are needed.');

const Picture = styled.div`
  position: relative;
  /* The text and the buttons stay in view under it. */
  inline-size: min(100%, 28dvh * 16 / 9);
  margin-inline: auto;
  & > video {
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: ${radius.md};
    background: ${color.sunken};
  }
  & > strong {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    ${text('figure')} font-size: 4rem;
    color: white;
    text-shadow: 0 0 12px black;
  }
  & > span {
    position: absolute;
    inset-block: 8%;
    inset-inline: 32%;
    border: 2px dashed rgb(255 255 255 / 0.8);
    border-radius: 50%;
    pointer-events: none;
  }
`;
const Statement = styled.blockquote`
  margin: 0;
  padding: ${space[3]} ${space[4]};
  border-inline-start: 3px solid ${color.accent};
  background: ${color.sunken};
  border-radius: ${radius.sm};
`;

export interface RecordedTwin {
  readonly consent: Blob;
  readonly main: Blob;
}

export interface RecordTwinProps {
  readonly statement: string;
  readonly onUse: (recorded: RecordedTwin) => void;
  readonly onCancel: () => void;
}

/** The recording flow: consent, camera, consent recording, main recording, preview. */
export function RecordTwin({ statement, onUse, onCancel }: RecordTwinProps) {
  const [takes, setTakes] = useState<Readonly<Partial<Record<Take, Blob>>>>({});
  const [accepted, setAccepted] = useState(false);
  const [isReady, setReady] = useState(false);
  const [found, setFound] = useState<Readonly<Partial<Record<Take, Blob>>>>({});
  useEffect(() => {
    const looking = new AbortController();
    // A recording that is in progress in another tab is not an unfinished one.
    const look = async (): Promise<void> => {
      const isOurs = await claimRecording(looking.signal);
      if (isOurs && !looking.signal.aborted) setFound(await keptTakes());
      looking.abort();
    };
    look().catch(() => undefined);
    return () => looking.abort();
  }, []);
  const { consent, main } = takes;
  if (consent !== undefined && main !== undefined)
    return <Preview video={main} onAgain={() => setTakes({ consent })} onUse={() => onUse({ consent, main })} />;
  if (!isReady)
    return (
      <Stack $gap={4}>
        {found.consent !== undefined && (
          <Alert
            tone="info"
            title={t('You have an unfinished recording')}
            action={
              <Cluster $gap={2}>
                <Button
                  onClick={() => {
                    setTakes(found);
                    setAccepted(true);
                    setReady(true);
                  }}
                >
                  {t('Continue')}
                </Button>
                <Button
                  variant="secondary"
                  onClick={() => {
                    setFound({});
                    void forgetTakes();
                  }}
                >
                  {t('Discard')}
                </Button>
              </Cluster>
            }
          >
            {t('What you recorded is kept in this browser.')}
          </Alert>
        )}
        <p>{t('First you read this statement aloud before the camera:')}</p>
        <Statement>{statement}</Statement>
        <Checkbox
          label={t('I agree to this statement and will read it aloud')}
          checked={accepted}
          onCheckedChange={setAccepted}
        />
        <Cluster $gap={3} $justify="end">
          <Button variant="secondary" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button disabled={!accepted} onClick={() => setReady(true)}>
            {t('Continue to camera')}
          </Button>
        </Cluster>
      </Stack>
    );
  const take: Take = consent === undefined ? 'consent' : 'main';
  return (
    <Camera
      take={take}
      words={take === 'consent' ? statement : hints}
      onDone={(done, video) => setTakes((before) => ({ ...before, [done]: video }))}
      onCancel={onCancel}
    />
  );
}

interface CameraProps {
  readonly take: Take;
  readonly words: string;
  readonly onDone: (take: Take, video: Blob) => void;
  readonly onCancel: () => void;
}

function Camera({ take, words, onDone, onCancel }: CameraProps) {
  const recorder = useRecorder(onDone);
  const [counting, setCounting] = useState<number>();
  const video = useRef<HTMLVideoElement>(null);
  const { stream, problem, isRecording, seconds, start, rescued } = recorder;
  const level = useLevel(stream);
  useEffect(() => {
    if (video.current !== null && stream !== undefined) video.current.srcObject = stream;
  }, [stream]);
  const counter = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(counter.current), []);
  const begin = (left: number): void => {
    if (left > 0) {
      setCounting(left);
      counter.current = setTimeout(() => begin(left - 1), 1_000);
      return;
    }
    setCounting(undefined);
    void start(take, lengths[take] * 1_000);
  };
  if (problem !== undefined)
    return (
      <Stack $gap={4}>
        <Alert tone="danger" title={t('Camera Access Error')}>
          {problem}
        </Alert>
        <Cluster $gap={3} $justify="end">
          <Button variant="secondary" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          {rescued !== undefined && (
            <Button variant="secondary" onClick={() => onDone(take, rescued)}>
              {t('Use what was recorded')}
            </Button>
          )}
          <Button onClick={() => recorder.open()}>{t('Try Again')}</Button>
        </Cluster>
      </Stack>
    );
  const isBusy = isRecording || counting !== undefined;
  const canStop = isRecording && seconds >= shortest[take];
  return (
    <Stack $gap={4}>
      <p role="status">
        {take === 'consent'
          ? t('Recording 1 of 2: your consent, 30 seconds')
          : t('Consent recorded. Recording 2 of 2: 2 minutes')}
      </p>
      <Picture>
        <video ref={video} autoPlay muted playsInline aria-label={t('Your camera')} />
        <span aria-hidden="true" />
        {counting !== undefined && <strong role="timer">{counting}</strong>}
      </Picture>
      <Signals level={level} video={video} />
      {isRecording && (
        <ProgressBar
          label={t('Recording, {seconds} of {lengths} seconds', { seconds, lengths: lengths[take] })}
          value={(100 * seconds) / lengths[take]}
        />
      )}
      <Teleprompter words={words} runs={isRecording} level={level} />
      {!isBusy && <DeviceChoice stream={stream} onChange={recorder.open} />}
      <Cluster $gap={3} $justify="end">
        <Button variant="secondary" onClick={onCancel} disabled={isBusy}>
          {t('Cancel')}
        </Button>
        {isBusy ? (
          <Button disabled={!canStop} onClick={recorder.stop}>
            {t('Stop recording')}
          </Button>
        ) : (
          <Button disabled={stream === undefined} onClick={() => begin(countdownFrom)}>
            {take === 'consent' ? t('Record consent') : t('Start recording')}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

function Preview({
  video,
  onAgain,
  onUse,
}: {
  readonly video: Blob;
  readonly onAgain: () => void;
  readonly onUse: () => void;
}) {
  const [url] = useState(() => URL.createObjectURL(video));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <Stack $gap={4}>
      <Picture>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the user's own recording of a minute ago */}
        <video src={url} controls playsInline aria-label={t('Your recording')} />
      </Picture>
      <Cluster $gap={3} $justify="end">
        <Button variant="secondary" onClick={onAgain}>
          {t('Record Again')}
        </Button>
        <Button onClick={onUse}>{t('Use This Recording')}</Button>
      </Cluster>
    </Stack>
  );
}
