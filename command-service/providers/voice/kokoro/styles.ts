import type { VoiceId } from '../port.ts';

/** A voice of the model by its name, or the average of several. */
export type Style = readonly string[];

/** Average of a Spanish speaker and an English one, where the model has too few speakers of Spanish. */
const blends = {
  ruth: ['ef_dora', 'af_kore'],
  maya: ['ef_dora', 'af_nova'],
  amara: ['ef_dora', 'af_sarah'],
  mei: ['ef_dora', 'af_heart'],
  omar: ['em_alex', 'am_onyx'],
} as const;

/** Who each presenter sounds like in each language. */
export const styles: Readonly<Record<string, Readonly<Record<VoiceId, Style>>>> = {
  en: {
    clara: ['af_heart'],
    ruth: ['af_kore'],
    maya: ['af_sky'],
    amara: ['af_sarah'],
    mei: ['af_nova'],
    daniel: ['am_michael'],
    omar: ['am_onyx'],
    leo: ['am_puck'],
  },
  es: {
    clara: ['ef_dora'],
    ...blends,
    daniel: ['em_alex', 'am_michael'],
    leo: ['em_santa', 'am_puck'],
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
};

/** How fast each language is spoken: nearest to the lengths that scripts are estimated with. */
export const speeds: Readonly<Record<string, number>> = { en: 0.93, es: 1, hi: 1, zh: 1 };
