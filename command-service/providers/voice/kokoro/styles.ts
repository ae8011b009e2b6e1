import type { VoiceId } from '../port.ts';

/** A voice of the model by its name, or the average of several. */
export type Style = readonly string[];

/** The speaker of Spanish that is averaged with a presenter's English voice: alone they are less clear, and too few. */
const spanishSpeaker: Readonly<Record<VoiceId, string>> = {
  clara: 'ef_dora',
  ruth: 'ef_dora',
  maya: 'ef_dora',
  amara: 'ef_dora',
  mei: 'ef_dora',
  daniel: 'em_alex',
  omar: 'em_alex',
  leo: 'em_santa',
};

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

const forEach = (styleOf: (id: VoiceId) => Style): Readonly<Record<VoiceId, Style>> => ({
  clara: styleOf('clara'),
  ruth: styleOf('ruth'),
  maya: styleOf('maya'),
  amara: styleOf('amara'),
  mei: styleOf('mei'),
  daniel: styleOf('daniel'),
  omar: styleOf('omar'),
  leo: styleOf('leo'),
});

/** The voice of each presenter in each language. */
export const styles: Readonly<Record<string, Readonly<Record<VoiceId, Style>>>> = {
  en: forEach((id) => [english[id]]),
  es: forEach((id) => [spanishSpeaker[id], english[id]]),
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
