import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { graphql } from '../../../gql/gql.ts';
import { creditsInWords } from '../../../ui/format.ts';
import { toast } from '../../../ui/toastStore.ts';
import { type Draft, type GeneratedScript, withGenerated } from '../draft/draft.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { useWhenOnline } from '../draft/useWhenOnline.ts';
import { t } from '../../../i18n/t.ts';

const generateScriptMutation = graphql(`
  mutation GenerateScript($input: GenerateScriptInput!) {
    generateScript(input: $input) {
      script
      title
      propertyAddress
      duration
      creditsNeeded
      facts {
        name
        value
        source
      }
      openFacts {
        name
        placeholder
        phrase
        question
        candidates {
          value
          words
          source
          place
        }
      }
      lengths {
        length
        seconds
        reached
      }
      notes
      imageUrls
      imageTexts
      placeholders
    }
  }
`);

export interface ScriptGeneration {
  /** Generates a script from the listing's address or text. The toast can restore the previous script. */
  readonly generate: (propertyDetails: string) => Promise<void>;
  readonly generating: boolean;
  /** The message of the last failure; undefined after a success. */
  readonly problem: string | undefined;
}

/**
 * The Generate Script action with its toasts. `onWritten` is called when there is a new script.
 */
export function useGenerateScript(draft: Draft, change: ChangeDraft, onWritten: () => void): ScriptGeneration {
  const [run, { error }] = useMutation(generateScriptMutation);
  const { busy, call } = useWhenOnline();
  const last = useRef<GeneratedScript | undefined>(undefined);

  const generate = async (propertyDetails: string): Promise<void> => {
    try {
      const input = { propertyDetails: propertyDetails.trim(), duration: draft.length };
      const { data } = await call(() => run({ variables: { input } }));
      if (data === undefined) return;
      const { generateScript } = data;
      let before = draft;
      change((current) => {
        before = current;
        return withGenerated(current, generateScript, last.current);
      });
      const written = before.script.trim() !== '' && before.script !== last.current?.script;
      last.current = generateScript;
      onWritten();
      toast({
        title: t('Script Generated!'),
        description: t('Script generated successfully ({creditsNeeded} needed)', {
          creditsNeeded: creditsInWords(generateScript.creditsNeeded),
        }),
        ...(written ? { action: { label: t('Restore my script'), onClick: () => void change(() => before) } } : {}),
      });
    } catch (cause) {
      toast({ title: t('Error generating script'), description: sentenceOf(cause), variant: 'destructive' });
    }
  };
  return { generate, generating: busy, problem: error === undefined ? undefined : sentenceOf(error) };
}
