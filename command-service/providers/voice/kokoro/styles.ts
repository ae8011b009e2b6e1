import type { VoiceId } from '../port.ts';

/** Names of the model's voices. The style is their average: a voice that is named more often counts more. */
export type Style = readonly string[];

const english: Readonly<Record<VoiceId, string>> = {
  clara: 'af_heart',
  ruth: 'af_kore',
  maya: 'af_sky',
  amara: 'af_sarah',
  mei: 'af_nova',
  daniel: 'am_michael',
  omar: 'am_onyx',
  leo: 'am_puck',
};

/**
 * Three parts of a Spanish speaker, so that the words are understood, and one of the presenter's English voice, so that
 * presenters differ.
 */
const spanish = (speaker: string, id: VoiceId): Style => [speaker, speaker, speaker, english[id]];

/**
 * A Spanish speaker and the presenter's English voice, half each: no voice of the model is Farsi. Spanish has the
 * consonants "x" and "gh", English the vowels.
 */
const farsi = (speaker: string, id: VoiceId): Style => [speaker, english[id]];

/** The voice of each presenter in each language. */
export const styles: Readonly<Record<string, Readonly<Record<VoiceId, Style>>>> = {
  en: {
    clara: [english.clara],
    ruth: [english.ruth],
    maya: [english.maya],
    amara: [english.amara],
    mei: [english.mei],
    daniel: [english.daniel],
    omar: [english.omar],
    leo: [english.leo],
  },
  es: {
    clara: spanish('ef_dora', 'clara'),
    ruth: spanish('ef_dora', 'ruth'),
    maya: spanish('ef_dora', 'maya'),
    amara: spanish('ef_dora', 'amara'),
    mei: spanish('ef_dora', 'mei'),
    daniel: ['em_alex'],
    omar: spanish('em_alex', 'omar'),
    leo: spanish('em_alex', 'leo'),
  },
  hi: {
    clara: ['hf_alpha'],
    ruth: ['hf_beta'],
    maya: ['hf_alpha', 'hf_beta'],
    amara: ['hf_beta'],
    mei: ['hf_alpha'],
    daniel: ['hm_omega'],
    omar: ['hm_psi'],
    leo: ['hm_omega', 'hm_psi'],
  },
  zh: {
    clara: ['zf_xiaobei'],
    ruth: ['zf_xiaoxiao'],
    maya: ['zf_xiaoyi'],
    amara: ['zf_xiaobei', 'zf_xiaoxiao'],
    mei: ['zf_xiaobei', 'zf_xiaoyi'],
    daniel: ['zm_yunxi'],
    omar: ['zm_yunyang'],
    leo: ['zm_yunjian'],
  },
  fa: {
    clara: farsi('ef_dora', 'clara'),
    ruth: farsi('ef_dora', 'ruth'),
    maya: farsi('ef_dora', 'maya'),
    amara: farsi('ef_dora', 'amara'),
    mei: farsi('ef_dora', 'mei'),
    daniel: farsi('em_alex', 'daniel'),
    omar: farsi('em_alex', 'omar'),
    leo: farsi('em_alex', 'leo'),
  },
};

/** How fast each language is spoken: nearest to the lengths that scripts are estimated with. */
export const speeds: Readonly<Record<string, number>> = { en: 0.93, es: 1, hi: 1, zh: 1, fa: 1 };
