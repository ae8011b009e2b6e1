import { useRef } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The accessible name of the file field behind the button. */
  readonly fileLabel: string;
  /** Media types that the browser's dialog offers; the caller checks the files again. */
  readonly accept: readonly string[];
  readonly multiple?: boolean;
  readonly invalid?: boolean;
  /** Receives the chosen files, at least one. The user can choose the same files again. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the browser's file dialog. */
export function FileButton({ fileLabel, accept, multiple = false, invalid, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          multiple={multiple}
          tabIndex={-1}
          aria-label={fileLabel}
          aria-describedby={button['aria-describedby']}
          aria-invalid={invalid}
          accept={accept.join(',')}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
      </VisuallyHidden>
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
