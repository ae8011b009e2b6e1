import { useQuery } from '@apollo/client/react';
import { FileText, FileUp, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { graphql } from '../../../gql/gql.ts';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DropZone } from '../../../ui/DropZone.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { formatDay } from '../../../ui/format.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import type { UploadProgress } from './uploadSheet.ts';
import { sheetTypes, type FeeSheetState } from './useFeeSheet.ts';
import { t } from '../../../i18n/t.ts';
import { Caption } from '../../../ui/text.ts';

const sampleFeeSheetsQuery = graphql(`
  query SampleFeeSheets {
    sampleFeeSheets {
      id
      title
      format
      url
    }
  }
`);

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  ${text('label')}
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
  }
`;
const Samples = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: ${space[2]} 0 0;
  padding: 0;
  list-style: none;
  & small {
    ${text('caption')} color: ${color.text2};
    margin-inline-start: ${space[2]};
    padding-inline: ${space[1]};
    border: 1px solid ${color.border};
    border-radius: ${radius.xs};
  }
`;

const wordsOf = (progress: UploadProgress): string => {
  if (progress.kind === 'sending')
    return progress.percent < 100 ? t('Uploading the fee sheet') : t('Reading the fee sheet');
  return progress.pages === 1
    ? t('Reading the fee sheet')
    : t('Reading page {page} of {pages}', { page: progress.page, pages: progress.pages });
};
/** Sending is a third of the progress; a page in progress counts half. */
const percentOf = (progress: UploadProgress): number =>
  progress.kind === 'sending' ? progress.percent / 3 : 33 + (67 * (progress.page - 0.5)) / progress.pages;

/** The fee sheet: its upload, its state, and sample sheets. */
export function SheetUpload({ sheet, progress, problem, upload, remove }: FeeSheetState) {
  // The samples and Remove disappear with their click, so the focus moves here.
  const button = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const { data } = useQuery(sampleFeeSheetsQuery);
  const take = ([file]: readonly File[]): void => {
    if (file !== undefined && progress === null) void upload(file);
  };
  const trySample = async (id: string, url: string): Promise<void> => {
    button.current?.focus();
    const response = await fetch(url);
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    await upload(new File([await response.blob()], id, { type }));
  };
  const samples = data?.sampleFeeSheets ?? [];

  return (
    <Card
      title={t('Fee sheet')}
      headingLevel={3}
      description={t(
        'We read the figures from the sheet and show each next to its place on it. Your presenter says only what you confirm.',
      )}
    >
      {sheet !== undefined && progress === null && (
        <>
          <Name>
            <FileText aria-hidden="true" size={20} />
            {sheet.name}
          </Name>
          <Caption>
            {t('Only you can see it. It is deleted on {format}.', { format: formatDay(sheet.deletedAt) })}
          </Caption>
          {sheet.pagesInFile > sheet.pages.length && (
            <Alert tone="warning">
              {t(
                'This file has {total} pages. Only the first {count} were read; upload other pages as a separate file.',
                {
                  total: sheet.pagesInFile,
                  count: sheet.pages.length,
                },
              )}
            </Alert>
          )}
        </>
      )}
      {progress !== null && <ProgressBar label={wordsOf(progress)} value={percentOf(progress)} />}
      {problem !== undefined && progress === null && (
        <Alert tone="danger" title={t('The fee sheet could not be read')}>
          {problem}
        </Alert>
      )}
      <DropZone onFiles={take}>
        <FileButton
          ref={button}
          variant={sheet === undefined ? 'primary' : 'secondary'}
          icon={<FileUp aria-hidden="true" />}
          loading={progress !== null}
          loadingText={t('Reading…')}
          aria-describedby={hintId}
          fileLabel={t('Fee sheet file')}
          accept={sheetTypes}
          onFiles={take}
        >
          {sheet === undefined ? t('Upload fee sheet') : t('Upload another')}
        </FileButton>
        {sheet !== undefined && progress === null && (
          <Button
            variant="ghost"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => {
              button.current?.focus();
              remove();
            }}
          >
            {t('Remove')}
          </Button>
        )}
        <span>{t('Or drop it here.')}</span>
      </DropZone>
      <Caption id={hintId}>
        {t('PDF, JPG, PNG or text, in English, at most 10 MB. The first 10 pages are read.')}
      </Caption>
      {sheet === undefined && progress === null && samples.length > 0 && (
        <section aria-labelledby={`${hintId}-samples`}>
          <Caption as="h4" id={`${hintId}-samples`}>
            {t('Or try a sample:')}
          </Caption>
          <Samples>
            {samples.map(({ id, title, format, url }) => (
              <li key={id}>
                <Button variant="secondary" onClick={() => void trySample(id, url)}>
                  {title} <small>{format}</small>
                </Button>
              </li>
            ))}
          </Samples>
        </section>
      )}
    </Card>
  );
}
