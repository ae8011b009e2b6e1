import type { Draft } from './draft.ts';
import type { VideoTemplate } from '../../../gql/graphql.ts';
import { t } from '../../../i18n/t.ts';

/** The four steps of the wizard. */
export const steps = ['Script', 'Avatar', 'Content', 'Generate'] as const;
export type Step = (typeof steps)[number];

/** The names of the steps; a lender video begins with the fee sheet. */
export function stepNames(template: VideoTemplate): readonly string[] {
  return steps.map((step) => nameOf(step, template));
}

const names: Readonly<Record<Step, string>> = {
  Script: t('Script'),
  Avatar: t('Avatar'),
  Content: t('Content'),
  Generate: t('Generate'),
};

export const nameOf = (step: Step, template: VideoTemplate): string =>
  step === 'Script' && template === 'LENDER' ? t('Fee Sheet') : names[step];

/** The step in the address (`#avatar`); the first one for any other hash. */
export function stepOfHash(hash: string): Step {
  return steps.find((step) => hashOfStep(step) === hash) ?? 'Script';
}

/** The hash of a step. */
export function hashOfStep(step: Step): string {
  return `#${step.toLowerCase()}`;
}

/** Placeholders that are still in the script. The user may have replaced some since the last estimate. */
export function openPlaceholders(script: string, found: readonly string[]): readonly string[] {
  return [...new Set(found)].filter((placeholder) => script.includes(placeholder));
}

/** The data that determines whether a step is complete. */
export interface Judged extends Pick<Draft, 'script' | 'avatarId'> {
  /** Placeholders that are still in the script. */
  readonly placeholders: readonly string[];
  /** The maximum length of a script; null until the catalog has loaded. */
  readonly scriptLimit: number | null;
}

/** Returns what is missing, as a short instruction; null if the step is complete. */
type Rule = (judged: Judged) => string | null;

const needsScript: Rule = ({ script, placeholders, scriptLimit }) => {
  if (script.trim() === '') return t('Write or generate a script first');
  const [placeholder] = placeholders;
  if (placeholder !== undefined) return t('Please replace {placeholder} in the script first.', { placeholder });
  return scriptLimit !== null && script.length > scriptLimit ? t('Shorten the script first') : null;
};
const needsAvatar: Rule = ({ avatarId }) => (avatarId === null ? t('Choose a presenter first') : null);

/** The requirements of the steps. */
const rules: Readonly<Record<Step, Rule>> = {
  Script: needsScript,
  Avatar: needsAvatar,
  Content: () => null,
  Generate: (judged) => needsScript(judged) ?? needsAvatar(judged),
};

/** The missing part of a step, as a short instruction; null if it is complete. */
export function obstacleOf(step: Step, judged: Judged): string | null {
  return rules[step](judged);
}

/** The requested step, or the first incomplete step before it. */
export function reachable(asked: Step, judged: Judged): Step {
  const before = steps.slice(0, steps.indexOf(asked));
  return before.find((step) => obstacleOf(step, judged) !== null) ?? asked;
}
