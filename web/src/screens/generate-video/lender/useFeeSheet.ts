import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import { graphql } from '../../../gql/gql.ts';
import type { FeeSheetQuery } from '../../../gql/graphql.ts';
import { toast } from '../../../ui/toastStore.ts';
import type { Draft, Lender } from '../draft/draft.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { useWhenOnline } from '../draft/useWhenOnline.ts';
import { SheetRefused, uploadSheet, type UploadProgress } from './uploadSheet.ts';
import { t } from '../../../i18n/t.ts';

const feeSheetQuery = graphql(`
  query FeeSheet($id: ID!) {
    feeSheet(id: $id) {
      id
      name
      deletedAt
      pagesInFile
      pages {
        number
        aspect
        pictureUrl
        lines
      }
      figures {
        key
        label
        kind
        value
        question
        alternatives
        page
        line
        text
        left
        top
        width
        height
      }
    }
  }
`);

const deleteFeeSheetMutation = graphql(`
  mutation DeleteFeeSheet($id: ID!) {
    deleteFeeSheet(id: $id) {
      id
      position
    }
  }
`);

export type FeeSheet = NonNullable<FeeSheetQuery['feeSheet']>;
export type SheetFigure = FeeSheet['figures'][number];

/** The server checks both again. */
export const sheetTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'text/plain'];
const largest = 10_485_760;

export interface FeeSheetState {
  readonly sheet: FeeSheet | undefined;
  /** Set while a sheet is being uploaded or read. */
  readonly progress: UploadProgress | null;
  /** The reason why the last upload failed or why the draft's sheet can't be shown; undefined otherwise. */
  readonly problem: string | undefined;
  readonly loading: boolean;
  readonly upload: (file: File) => Promise<void>;
  readonly remove: () => void;
}

const isBlank = (lender: Lender): boolean => Object.values(lender).every((value) => value === '');

const gone = t('This fee sheet was deleted: each is kept for 30 days. Please upload it again.');

/** The fee sheet of the draft: uploads, loads and removes it. */
export function useFeeSheet({ feeSheetId }: Draft, change: ChangeDraft): FeeSheetState {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const { data, error, loading } = useQuery(feeSheetQuery, {
    variables: { id: feeSheetId ?? '' },
    skip: feeSheetId === null,
  });
  const [runDelete] = useMutation(deleteFeeSheetMutation);
  const { call } = useWhenOnline();
  const { user } = useViewer();
  const self: Partial<Lender> = { name: user.displayName, phone: user.phoneNumber ?? '', email: user.email };
  const use = (id: string | null): void =>
    void change((current) => ({
      ...current,
      feeSheetId: id,
      confirmed: {},
      // Most people who upload a sheet are its lender. Text that the user typed stays.
      ...(id !== null && isBlank(current.lender) && { lender: { ...current.lender, ...self } }),
    }));

  const upload = async (file: File): Promise<void> => {
    if (!sheetTypes.includes(file.type))
      return toast({
        title: t('Invalid File Type'),
        description: t('Please upload a PDF, image (JPG/PNG), or text file.'),
        variant: 'destructive',
      });
    if (file.size > largest)
      return toast({
        title: t('File Too Large'),
        description: t('Please upload a file smaller than 10MB.'),
        variant: 'destructive',
      });
    setRefused(undefined);
    setProgress({ kind: 'sending', percent: 0 });
    try {
      use(await call(() => uploadSheet(file, setProgress)));
    } catch (cause) {
      setRefused(cause instanceof SheetRefused ? cause.message : sentenceOf(cause));
    } finally {
      setProgress(null);
    }
    return undefined;
  };
  const remove = (): void => {
    if (feeSheetId === null) return;
    use(null);
    runDelete({ variables: { id: feeSheetId } }).catch((cause: unknown) =>
      toast({ title: t('Error'), description: sentenceOf(cause), variant: 'destructive' }),
    );
  };
  const found = feeSheetId === null ? undefined : (data?.feeSheet ?? undefined);
  const isGone = feeSheetId !== null && data !== undefined && data.feeSheet === null;
  const failed = error === undefined ? undefined : sentenceOf(error);
  return { sheet: found, progress, problem: refused ?? (isGone ? gone : failed), loading, upload, remove };
}
