import { say, type Sentence } from '../../words/index.ts';

/** What renderers and trainers do, by the name that their adapters give it. */
const phases: Readonly<Record<string, Sentence>> = {
  Preparing: say('PHASE_PREPARING'),
  Rendering: say('PHASE_RENDERING'),
  'Preparing voice': say('PHASE_VOICE'),
  'Preparing pictures': say('PHASE_PICTURES'),
  'Drawing and encoding': say('PHASE_DRAWING'),
  Finishing: say('PHASE_FINISHING'),
  'Reading the recording': say('PHASE_READING'),
  'Finding your face': say('PHASE_FACE'),
  'Choosing your movements': say('PHASE_CHOOSING'),
  'Learning how you speak': say('PHASE_LEARNING'),
  'Recording your movements': say('PHASE_RECORDING'),
  Training: say('PHASE_TRAINING'),
  'Waiting for the consent': say('PHASE_CONSENT'),
};

/** What is being done, to be worded; a name that only its adapter knows stays as it is. */
export const phaseSentence = (phase: string): Sentence | string => phases[phase] ?? phase;
