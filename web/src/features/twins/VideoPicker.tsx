import { Video } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { t } from '../../i18n/t.ts';

const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1.5px dashed ${color.borderStrong};
  border-radius: ${radius.md};
  ${text('small')} color: ${color.text2};
  &[data-over='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  & > video {
    inline-size: 100%;
    max-block-size: 32dvh;
    border-radius: ${radius.md};
    background: black;
  }
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
const Fault = styled.p`
  ${text('small')} color: ${color.danger};
`;

export interface VideoPickerProps {
  readonly file: File | undefined;
  readonly onFile: (file: File | undefined) => void;
  readonly error: string | undefined;
}

/** Takes one video that is dropped or chosen, and plays it. */
export function VideoPicker({ file, onFile, error }: VideoPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const preview = useMemo(
    () => (file?.type.startsWith('video/') === true ? URL.createObjectURL(file) : undefined),
    [file],
  );
  useEffect(() => () => void (preview !== undefined && URL.revokeObjectURL(preview)), [preview]);
  return (
    <div>
      <Zone
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onFile(event.dataTransfer.files[0]);
        }}
      >
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            accept="video/*"
            aria-label={t('Video file')}
            aria-describedby={id}
            aria-invalid={error !== undefined}
            onChange={({ currentTarget }) => onFile(currentTarget.files?.[0])}
          />
        </VisuallyHidden>
        {preview !== undefined && <video src={preview} controls playsInline muted aria-label={t('Your recording')} />}
        <Button
          variant="secondary"
          icon={<Video aria-hidden="true" />}
          aria-describedby={id}
          onClick={() => input.current?.click()}
        >
          {file === undefined ? t('Choose a video') : t('Choose another video')}
        </Button>
        <span>
          {file?.name ??
            t('Or drop it here. 15 seconds to 5 minutes, at most 500 MB: one person who speaks to the camera.')}
        </span>
      </Zone>
      <Fault id={id} role="status">
        {error}
      </Fault>
    </div>
  );
}
