import { useMutation } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { serverSentenceOf } from '../../../app/apollo/errors.ts';
import { graphql } from '../../../gql/gql.ts';
import type { ExportFormat } from '../../../gql/graphql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { toast } from '../../../ui/toastStore.ts';
import type { Video } from '../words.ts';
import { t } from '../../../i18n/t.ts';

const exportVideoMutation = graphql(`
  mutation ExportVideo($id: ID!, $format: ExportFormat!) {
    exportVideo(id: $id, format: $format) {
      position
      export {
        format
        status
        downloadUrl
      }
      video {
        ...LiveVideo
      }
    }
  }
`);

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  list-style: none;
  padding: 0;
  margin: 0;
`;
const Row = styled.li`
  display: grid;
  gap: ${space[2]};
  grid-template-columns: 1fr auto;
  align-items: center;
  border: 1px solid ${color.border};
  border-radius: 8px;
  padding: ${space[3]};
  & p {
    ${text('small')} color: ${color.text2};
  }
  & > :nth-child(3) {
    grid-column: 1 / -1;
  }
`;

const formats: readonly { readonly format: ExportFormat; readonly name: string; readonly about: string }[] = [
  { format: 'MP4', name: t('MP4 (recommended)'), about: t('Plays everywhere, and is ready at once.') },
  { format: 'WEBM', name: 'WebM', about: t('Small files for websites (VP9 and Opus).') },
  { format: 'MOV', name: 'MOV', about: t('For editing on a Mac (QuickTime).') },
  { format: 'SRT', name: t('SRT captions'), about: t('Timed captions, for social networks and editors.') },
  { format: 'VTT', name: t('VTT captions'), about: t('Timed captions, for websites.') },
];

export interface ExportDialogProps {
  readonly video: Pick<Video, 'id' | 'exports'>;
  readonly onClose: () => void;
}

/** Downloads a video in one of its formats; shows the progress of a conversion. */
export function ExportDialog({ video: { id, exports }, onClose }: ExportDialogProps) {
  const [run] = useMutation(exportVideoMutation);
  /** Formats to download as soon as their conversion ends. */
  const awaited = useRef(new Set<ExportFormat>());
  useEffect(() => {
    for (const { format, status, downloadUrl } of exports) {
      if (status === 'CONVERTING' || !awaited.current.delete(format)) continue;
      if (downloadUrl === null) exportFailed();
      else download(downloadUrl, format);
    }
  }, [exports]);
  const start = async (format: ExportFormat): Promise<void> => {
    try {
      awaited.current.add(format);
      const { data } = await run({ variables: { id, format } });
      const made = data?.exportVideo.export;
      // This format was converted before, so the list of conversions may not have changed.
      if (made?.status === 'READY' && made.downloadUrl !== null && awaited.current.delete(format))
        download(made.downloadUrl, format);
    } catch (cause) {
      awaited.current.delete(format);
      exportFailed(serverSentenceOf(cause));
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Export video')}
      description={t('A conversion continues if you close this window. It is made once and kept.')}
    >
      <List>
        {formats.map(({ format, name, about }) => {
          const made = exports.find((one) => one.format === format);
          const converting = made?.status === 'CONVERTING';
          return (
            <Row key={format}>
              <div>
                <strong>{name}</strong>
                <p>{about}</p>
              </div>
              <Button
                variant={format === 'MP4' ? 'primary' : 'secondary'}
                icon={<Download aria-hidden="true" />}
                loading={converting}
                loadingText={t('Converting…')}
                aria-label={t('Export as {format}', { format })}
                onClick={() => void start(format)}
              >
                {t('Export')}
              </Button>
              {converting && <ProgressBar label={t('Converting')} value={made.progress} />}
            </Row>
          );
        })}
      </List>
    </Dialog>
  );
}

function download(url: string, format: ExportFormat): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = '';
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  toast({ title: t('Video exported as {format}', { format }) });
}

const exportFailed = (description = t('Failed to export video. Please try again.')): void =>
  toast({ title: t('Export failed'), description, variant: 'destructive' });
