import { primaryLanguage } from '../../../voice/wording.ts';

/** The texts that a video adds to its script, by language. */
export interface Phrases {
  readonly role: string;
  readonly thanks: string;
  readonly notice: (name: string) => string;
}

const english: Phrases = {
  role: 'AI presenter',
  thanks: 'Thank you for watching',
  notice: (name) => `${name} is an AI presenter: voice and picture were made by a computer.`,
};

const phrases: Readonly<Record<string, Phrases>> = {
  en: english,
  es: {
    role: 'Presentación con IA',
    thanks: 'Gracias por su atención',
    notice: (name) => `${name} habla con inteligencia artificial: la voz y la imagen fueron creadas por ordenador.`,
  },
  zh: { role: 'AI 主持人', thanks: '感谢观看', notice: (name) => `${name} 是 AI 主持人：声音和形象由电脑生成。` },
  hi: {
    role: 'AI प्रस्तुतकर्ता',
    thanks: 'देखने के लिए धन्यवाद',
    notice: (name) => `${name} एक AI प्रस्तुतकर्ता है: आवाज़ और चित्र कंप्यूटर से बने हैं।`,
  },
  fa: {
    role: 'مجری هوش مصنوعی',
    thanks: 'از توجه شما سپاسگزاریم',
    notice: (name) => `مجری این فیلم (${name}) هوش مصنوعی است: صدا و تصویر با رایانه ساخته شده‌اند.`,
  },
};

/** The phrases for a BCP 47 language; English for one that is not listed. */
export const phrasesFor = (language: string): Phrases => phrases[primaryLanguage(language)] ?? english;
