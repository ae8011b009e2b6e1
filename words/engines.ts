import type { Word } from './word.ts';

/** The engines and providers without a product name. */
export const engines = {
  ENGINE_NO_STREAM: {
    en: 'None: set KAFKA_BROKERS or EVENTS_FOLDER',
    es: 'Ninguno: configura KAFKA_BROKERS o EVENTS_FOLDER',
  },
  ENGINE_JSON_LINES: { en: 'JSON lines in {folder}', es: 'Líneas JSON en {folder}' },
  ENGINE_EMBEDDED_IDENTITY: { en: 'Embedded OpenID provider', es: 'Proveedor OpenID integrado' },
  ENGINE_TEST_PAYMENTS: {
    en: 'Test mode: no real card is charged',
    es: 'Modo de prueba: no se cobra ninguna tarjeta real',
  },
  ENGINE_TEMPLATES: { en: 'Templates', es: 'Plantillas' },
  ENGINE_OPENAI_SPEECH: { en: 'OpenAI speech', es: 'Voz de OpenAI' },
  ENGINE_NATURAL_VOICE: { en: 'Built-in natural voice', es: 'Voz natural integrada' },
  ENGINE_SYNTHESIZER: { en: 'Built-in synthesizer', es: 'Sintetizador integrado' },
  ENGINE_LOCAL_RENDERER: { en: 'Local renderer', es: 'Generador de video local' },
  ENGINE_FOLDER: { en: 'Folder', es: 'Carpeta' },
  ENGINE_OUTBOX: { en: 'Outbox on this server', es: 'Bandeja de salida en este servidor' },
} as const satisfies Readonly<Record<string, Word>>;
