import { useEffect, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/Select.tsx';
import { useLightHint } from './useLevel.ts';
import type { Recorder } from './useRecorder.ts';
import { t } from '../../i18n/t.ts';

const Level = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  & > meter {
    flex: 1;
    min-inline-size: 0;
    block-size: 1rem;
  }
`;

/** The indicators next to the picture: the level of the microphone and a hint on light and framing. */
export function Signals({
  level,
  video,
}: {
  readonly level: number;
  readonly video: RefObject<HTMLVideoElement | null>;
}) {
  const light = useLightHint(video);
  return (
    <Stack $gap={2}>
      <Level>
        {t('Microphone')} <meter min={0} max={1} low={0.05} optimum={0.5} value={level} />
      </Level>
      <p role="status">{light ?? t('Keep your face inside the oval.')}</p>
    </Stack>
  );
}

/** Which camera and microphone are used. */
export function DeviceChoice({
  stream,
  onChange,
}: {
  readonly stream: MediaStream | undefined;
  readonly onChange: Recorder['open'];
}) {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    // The browser gives the names only after the user grants access.
    if (stream !== undefined) navigator.mediaDevices.enumerateDevices().then(setDevices, () => undefined);
  }, [stream]);
  const current = (kind: 'video' | 'audio') =>
    stream
      ?.getTracks()
      .find((track) => track.kind === kind)
      ?.getSettings().deviceId;
  const optionsOf = (kind: MediaDeviceKind, name: string) =>
    devices
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }, index) => ({ value: deviceId, label: label || `${name} ${index + 1}` }));
  const [cameraId, microphoneId] = [current('video'), current('audio')];
  return (
    <Grid $min="40%" $gap={3}>
      <Field label={t('Camera')}>
        <Select
          options={optionsOf('videoinput', t('Camera'))}
          value={cameraId}
          onValueChange={(id) => onChange({ cameraId: id, microphoneId })}
        />
      </Field>
      <Field label={t('Microphone')}>
        <Select
          options={optionsOf('audioinput', t('Microphone'))}
          value={microphoneId}
          onValueChange={(id) => onChange({ cameraId, microphoneId: id })}
        />
      </Field>
    </Grid>
  );
}
