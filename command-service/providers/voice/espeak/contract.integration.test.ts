import { voiceContract } from '../contract.ts';
import { createEspeakVoice } from './espeak.ts';

voiceContract('eSpeak NG', async () => ({ voice: createEspeakVoice() }));
