import type { Draft } from './draft.ts';

/** The four steps of the wizard (spec part 2 section 2). */
export const steps = ['Script', 'Avatar', 'Content', 'Generate'] as const;
export type Step = (typeof steps)[number];

/** The step in the address (`#avatar`); the first for anything else. */
export function stepOfHash(hash: string): Step {
  return steps.find((step) => hashOfStep(step) === hash) ?? 'Script';
}

/** The address of a step within the page. */
export function hashOfStep(step: Step): string {
  return `#${step.toLowerCase()}`;
}

/** Placeholders that are still in the script. What the server found last may have been typed over since. */
export function openPlaceholders(script: string, found: readonly string[]): readonly string[] {
  return [...new Set(found)].filter((placeholder) => script.includes(placeholder));
}

/** What a step is judged by. */
export interface Judged extends Pick<Draft, 'script' | 'avatarId'> {
  /** Placeholders that are still in the script. */
  readonly placeholders: readonly string[];
  /** Characters that a script may have; null until the catalogue is there. */
  readonly scriptLimit: number | null;
}

/** What is in the way, as a short instruction; null when nothing is. */
type Rule = (judged: Judged) => string | null;

const needsScript: Rule = ({ script, placeholders, scriptLimit }) => {
  if (script.trim() === '') return 'Write or generate a script first';
  if (placeholders.length > 0) return 'Fill in the open facts first';
  return scriptLimit !== null && script.length > scriptLimit ? 'Shorten the script first' : null;
};
const needsAvatar: Rule = ({ avatarId }) => (avatarId === null ? 'Choose a presenter first' : null);

/** Spec part 2 section 5: a script, an avatar, nothing, both. A placeholder in the script blocks (DECISIONS section 4). */
const rules: Readonly<Record<Step, Rule>> = {
  Script: needsScript,
  Avatar: needsAvatar,
  Content: () => null,
  Generate: (judged) => needsScript(judged) ?? needsAvatar(judged),
};

/** What keeps one from going on from a step, as a short instruction; null when one may. */
export function obstacleOf(step: Step, judged: Judged): string | null {
  return rules[step](judged);
}

/** The asked step, or the first one before it that is not done yet: nobody comes past it, not by the address either. */
export function reachable(asked: Step, judged: Judged): Step {
  const before = steps.slice(0, steps.indexOf(asked));
  return before.find((step) => obstacleOf(step, judged) !== null) ?? asked;
}
