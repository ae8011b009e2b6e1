import { Video } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { uploadInParts } from '../../../features/twins/upload.ts';
import { color, text } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { DropZone } from '../../../ui/DropZone.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { lengthOfFile } from './length.ts';
import { t } from '../../../i18n/t.ts';
import { limits } from '../../../../../domain/limits.ts';

const path = '/files/library-files';
const { recordingBytes: largest } = limits;
const accepted = ['video/mp4', 'video/quicktime', 'video/webm'] as const;

const Fault = styled.p`
  ${text('small')} color: ${color.danger};
`;

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
  const id = useId();
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
  const take = ([file]: readonly File[]): void => {
    // A second file could be dropped while the first is on its way.
    if (file !== undefined && percent === undefined) void upload(file);
  };
  return (
    <Stack $gap={2}>
      <DropZone onFiles={take}>
        <FileButton
          variant="secondary"
          icon={<Video aria-hidden="true" />}
          aria-describedby={id}
          fileLabel={t('Video file')}
          accept={accepted}
          disabled={percent !== undefined}
          invalid={error !== undefined}
          onFiles={take}
        >
          {t('Choose a video')}
        </FileButton>
        <span>{t('Or drop it here. MP4, MOV or WebM, at most 500 MB. Or give an address below.')}</span>
      </DropZone>
      <Fault id={id} role="status">
        {error}
      </Fault>
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
