import { useEffect, useRef, useState } from 'react';
import { uploadInParts } from '../../../features/twins/upload.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { lengthOfFile } from './length.ts';
import { t } from '../../../i18n/t.ts';
import { limits } from '../../../../../domain/limits.ts';

const path = '/files/library-files';
const { recordingBytes: largest } = limits;

export interface FileUploadProps {
  /** Called when an upload starts and ends: a form with an unfinished upload can't be saved. */
  readonly onBusy: (busy: boolean) => void;
  /** Receives the address of the upload, and the length of the video if this browser can read it. */
  readonly onUploaded: (address: string, seconds: number | undefined) => void;
}

/** Uploads a video; an interrupted upload continues when the same file is chosen again. */
export function FileUpload({ onBusy, onUploaded }: FileUploadProps) {
  const [percent, setPercent] = useState<number>();
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const upload = async (file: File): Promise<void> => {
    setError(undefined);
    if (file.size > largest) {
      setError(t('Please upload a video of at most 500 MB.'));
      return;
    }
    const stop = new AbortController();
    running.current = stop;
    setPercent(0);
    onBusy(true);
    try {
      const seconds = lengthOfFile(file);
      const name = `library/${file.name}/${file.lastModified}`;
      const onProgress = (bytes: number): void => setPercent(Math.floor((100 * bytes) / file.size));
      const id = await uploadInParts({ name, file, path, signal: stop.signal, onProgress });
      onUploaded(`${path}/${id}`, await seconds);
    } catch (cause) {
      if (!stop.signal.aborted)
        setError(cause instanceof Error ? cause.message : t('The video could not be uploaded.'));
    }
    setPercent(undefined);
    onBusy(false);
  };
  return (
    <Stack $gap={2}>
      <Field
        label={t('Video file')}
        optional
        hint={t('MP4, MOV or WebM, at most 500 MB. Or give an address below.')}
        {...(error !== undefined && { error })}
      >
        <TextInput
          type="file"
          accept="video/mp4,video/quicktime,video/webm"
          disabled={percent !== undefined}
          onChange={({ currentTarget: { files } }) => {
            const [file] = files ?? [];
            if (file) void upload(file);
          }}
        />
      </Field>
      {percent !== undefined && (
        <Cluster $gap={3}>
          <ProgressBar label={t('Uploading the video')} value={percent} />
          <Button variant="ghost" onClick={() => running.current?.abort()}>
            {t('Stop upload')}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
