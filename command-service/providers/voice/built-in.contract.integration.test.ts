import { createBuiltInVoice } from './built-in.ts';
import { voiceContract } from './contract.ts';

voiceContract('built-in', async () => ({ voice: createBuiltInVoice() }));
