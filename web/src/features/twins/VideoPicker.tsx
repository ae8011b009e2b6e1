import { Video } from 'lucide-react';
import { useEffect, useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { color, radius, text } from '../../theme/tokens.ts';
import { DropZone } from '../../ui/DropZone.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { t } from '../../i18n/t.ts';

const Preview = styled.video`
  inline-size: 100%;
  max-block-size: 32dvh;
  border-radius: ${radius.md};
  background: black;
`;
const Fault = styled.p`
  ${text('small')} color: ${color.danger};
`;

export interface VideoPickerProps {
  readonly file: File | undefined;
  readonly onFile: (file: File | undefined) => void;
  readonly error: string | undefined;
}

/** Accepts one dropped or chosen video and plays it. */
export function VideoPicker({ file, onFile, error }: VideoPickerProps) {
  const id = useId();
  const preview = useMemo(
    () => (file?.type.startsWith('video/') === true ? URL.createObjectURL(file) : undefined),
    [file],
  );
  useEffect(() => () => void (preview !== undefined && URL.revokeObjectURL(preview)), [preview]);
  return (
    <div>
      <DropZone onFiles={([dropped]) => onFile(dropped)}>
        {preview !== undefined && <Preview src={preview} controls playsInline muted aria-label={t('Your recording')} />}
        <FileButton
          variant="secondary"
          icon={<Video aria-hidden="true" />}
          aria-describedby={id}
          fileLabel={t('Video file')}
          accept={['video/*']}
          invalid={error !== undefined}
          onFiles={([chosen]) => onFile(chosen)}
        >
          {file === undefined ? t('Choose a video') : t('Choose another video')}
        </FileButton>
        <span>
          {file?.name ??
            t('Or drop it here. 15 seconds to 5 minutes, at most 500 MB: one person who speaks to the camera.')}
        </span>
      </DropZone>
      <Fault id={id} role="status">
        {error}
      </Fault>
    </div>
  );
}
