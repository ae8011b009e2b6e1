import { collect, type PictureTools } from './picture-reader.ts';
import { videoLoudness, treatment, type VoiceTreatment } from './sound.ts';

/** A voice is made louder or quieter by this much at most, in decibels. */
const mostDb = 8;

/**
 * The gain in decibels that brings a voice to the loudness of videos once it is treated; 0 for one that can't be
 * measured, such as silence. Throws the reason of the signal.
 */
export async function makeUpFor(tools: PictureTools, wav: string, voice: VoiceTreatment): Promise<number> {
  const filters = [...treatment(voice), 'ebur128=framelog=quiet'].join(',');
  const { log } = await collect(tools, ['-nostats', '-i', wav, '-af', filters, '-f', 'null', '-']);
  const loudness = Number(/I:\s+(-?[\d.]+) LUFS/u.exec(log)?.[1] ?? Number.NaN);
  return loudness > -60 ? Math.max(-mostDb, Math.min(mostDb, videoLoudness - loudness)) : 0;
}
