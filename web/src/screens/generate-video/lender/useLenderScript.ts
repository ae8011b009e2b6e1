import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { graphql } from '../../../gql/gql.ts';
import { creditsInWords } from '../../../ui/format.ts';
import { toast } from '../../../ui/toastStore.ts';
import type { Draft } from '../draft/draft.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { useWhenOnline } from '../draft/useWhenOnline.ts';
import { t } from '../../../i18n/t.ts';

const generateLenderScriptMutation = graphql(`
  mutation GenerateLenderScript($input: GenerateLenderScriptInput!) {
    generateLenderScript(input: $input) {
      script
      title
      duration
      creditsNeeded
      figures {
        label
        value
        source
      }
      placeholders
    }
  }
`);

export interface LenderScript {
  /** Generates the script. Without a required input, says which one is missing. */
  readonly generate: () => Promise<void>;
  readonly generating: boolean;
  /** The server's reason for the last failure; undefined after a success. */
  readonly problem: string | undefined;
}

/** Whether the file, the name and the phone number are present. */
export const isComplete = ({ feeSheetId, lender: { name, phone } }: Draft): boolean =>
  feeSheetId !== null && name.trim() !== '' && phone.trim() !== '';

/** The generate action of the fee sheet step, with its messages. */
export function useLenderScript(draft: Draft, change: ChangeDraft, onWritten: () => void): LenderScript {
  const [run, { error }] = useMutation(generateLenderScriptMutation);
  const { busy, call } = useWhenOnline();
  const last = useRef('');

  const refuse = (title: string, description: string): void => toast({ title, description, variant: 'destructive' });
  const generate = async (): Promise<void> => {
    const { feeSheetId, lender, length, confirmed } = draft;
    if (feeSheetId === null) return refuse(t('Missing Fee Sheet'), t('Please upload a fee sheet file first.'));
    if (!isComplete(draft))
      return refuse(t('Missing Lender Information'), t('Please provide at least lender name and phone number.'));
    const figures = Object.entries(confirmed).map(([key, value]) => ({ key, value }));
    try {
      const input = { feeSheetId, lenderInfo: lender, scriptLength: length, figures };
      const { data } = await call(() => run({ variables: { input } }));
      if (data === undefined) return undefined;
      const { script, title, creditsNeeded, placeholders, figures: spoken } = data.generateLenderScript;
      let before = draft;
      change((current) => {
        before = current;
        return {
          ...current,
          script,
          language: null,
          title: current.title.trim() === '' ? title : current.title,
          // The place without its words: `page 1, line 4`.
          facts: spoken.map(({ label, value, source }) => ({
            name: label,
            value,
            source: source.split(':', 1)[0] ?? '',
          })),
          placeholders,
        };
      });
      const written = before.script.trim() !== '' && before.script !== last.current;
      last.current = script;
      onWritten();
      return toast({
        title: t('Script Generated!'),
        description: t('Script generated successfully ({creditsNeeded} needed)', {
          creditsNeeded: creditsInWords(creditsNeeded),
        }),
        ...(written ? { action: { label: t('Restore my script'), onClick: () => void change(() => before) } } : {}),
      });
    } catch {
      return refuse(t('Generation Failed'), t('Failed to generate script from fee sheet.'));
    }
  };
  return { generate, generating: busy, problem: error === undefined ? undefined : sentenceOf(error) };
}
