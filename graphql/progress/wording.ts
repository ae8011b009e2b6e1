import { say, type Sentence } from '../../words/index.ts';

/** The steps of renderers and trainers, by their adapters' names. */
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

/** The present step, to be worded; an adapter's unknown name is kept. */
export const phaseSentence = (phase: string): Sentence | string => phases[phase] ?? phase;
