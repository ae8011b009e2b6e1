/** The adapters that need OpenAI's client. */
export { createOpenAiWriter } from './scripts/openai/writer.ts';
export { createOpenAiVoice } from './voice/openai/openai.ts';
