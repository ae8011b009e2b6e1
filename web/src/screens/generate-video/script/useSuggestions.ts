import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { graphql } from '../../../gql/gql.ts';
import type { ScriptLanguage } from '../../../gql/graphql.ts';
import { toast } from '../../../ui/toastStore.ts';
import type { Suggestion } from './SuggestedEdit.tsx';
import { t } from '../../../i18n/t.ts';

const optimizeScriptMutation = graphql(`
  mutation OptimizeScript($script: String!) {
    optimizeScript(script: $script) {
      script
      changes
    }
  }
`);

const translateScriptMutation = graphql(`
  mutation TranslateScript($script: String!, $language: ScriptLanguage!) {
    translateScript(script: $script, language: $language) {
      script
      changes
    }
  }
`);

export interface Suggestions {
  /** The proposal that waits for the user's decision. */
  readonly suggestion: Suggestion | null;
  readonly dismiss: () => void;
  readonly optimize: (script: string) => Promise<void>;
  readonly optimizing: boolean;
  readonly translate: (script: string, language: ScriptLanguage | undefined) => Promise<void>;
  readonly translating: boolean;
}

const writeFirst = t('Please write a script first');
const chooseFirst = t('Please select a language for translation');

/** The tools that propose another script, with their messages. */
export function useSuggestions(): Suggestions {
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  const [runOptimize, { loading: optimizing }] = useMutation(optimizeScriptMutation);
  const [runTranslate, { loading: translating }] = useMutation(translateScriptMutation);

  const refuse = (title: string, description: string): void => toast({ title, description, variant: 'destructive' });

  const optimize = async (script: string): Promise<void> => {
    const title = t('Error optimizing script');
    if (script.trim() === '') return refuse(title, writeFirst);
    try {
      const { data } = await runOptimize({ variables: { script } });
      if (data === undefined) return undefined;
      const { script: after, changes } = data.optimizeScript;
      if (after === script)
        return toast({
          title: t('Nothing to improve'),
          description: t('The script already reads well. Nothing was changed.'),
        });
      return setSuggestion({ before: script, after, changes, language: null });
    } catch (cause) {
      return refuse(title, sentenceOf(cause));
    }
  };
  const translate = async (script: string, language: ScriptLanguage | undefined): Promise<void> => {
    const title = t('Error translating script');
    if (script.trim() === '') return refuse(title, writeFirst);
    if (language === undefined) return refuse(title, chooseFirst);
    try {
      const { data } = await runTranslate({ variables: { script, language } });
      if (data === undefined) return undefined;
      return setSuggestion({
        before: script,
        after: data.translateScript.script,
        changes: data.translateScript.changes,
        language,
      });
    } catch (cause) {
      return refuse(title, sentenceOf(cause));
    }
  };
  return { suggestion, dismiss: () => setSuggestion(null), optimize, optimizing, translate, translating };
}
