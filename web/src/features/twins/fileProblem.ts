import { limits } from '../../../../domain/limits.ts';
import { t } from '../../i18n/t.ts';

/** Why a file can't be the recording of a Digital Twin; undefined when it may be one. */
export function fileProblem(file: File | undefined): string | undefined {
  if (file === undefined || !file.type.startsWith('video/')) return t('Please select a video file');
  return file.size > limits.recordingBytes ? t('Please upload a video of at most 500 MB.') : undefined;
}
