import { Download } from 'lucide-react';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { Cluster } from '../../../ui/layout.tsx';

export interface DownloadFilesProps {
  /** The address of the file, without its format. */
  readonly href: string;
  /** The accessible name of the link to a format, such as CSV. */
  readonly label: (format: string) => string;
}

/** Links that download the list on the screen as CSV and as JSON. */
export const DownloadFiles = ({ href, label }: DownloadFilesProps) => (
  <Cluster $gap={2}>
    {(['csv', 'json'] as const).map((format) => (
      <ButtonAnchor
        key={format}
        variant="secondary"
        href={`${href}&format=${format}`}
        download
        icon={<Download aria-hidden="true" />}
        aria-label={label(format.toUpperCase())}
      >
        {format.toUpperCase()}
      </ButtonAnchor>
    ))}
  </Cluster>
);
