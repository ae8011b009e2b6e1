import { useState, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../theme/tokens.ts';

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
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

export interface DropZoneProps {
  /** Receives the dropped files, at least one. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A place for dropped files, around the button that chooses them. Other drags pass through. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  return (
    <Zone
      data-over={over}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!holdsFiles(event)) return;
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
    >
      {children}
    </Zone>
  );
}
