import { voiceContract } from '../contract.ts';
import { createOpenAiVoice } from './openai.ts';
import { startSpeechServer } from './testing/speech-server.ts';

voiceContract('OpenAI', async () => {
  const server = await startSpeechServer();
  return { voice: createOpenAiVoice({ apiKey: 'sk-test', baseUrl: server.baseUrl }), close: server.close };
});
