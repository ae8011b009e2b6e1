import { useEffect, useState, type RefObject } from 'react';
import { t } from '../../i18n/t.ts';

/** How loud the microphone is, 0 to 1, ten times a second. */
export function useLevel(stream: MediaStream | undefined): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (stream === undefined || typeof AudioContext === 'undefined') return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const loudness = Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);
      setLevel(Math.min(1, loudness * 6));
    }, 100);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return level;
}

/** A hint about the light, once a second, from the mean brightness of a small copy of the picture. */
export function useLightHint(picture: RefObject<HTMLVideoElement | null>): string | undefined {
  const [hint, setHint] = useState<string>();
  useEffect(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 32;
    canvas.height = 18;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const timer = setInterval(() => {
      const video = picture.current;
      if (context === null || video === null || video.videoWidth === 0) return;
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      let sum = 0;
      for (let at = 0; at < data.length; at += 4)
        sum += 0.2 * (data[at] ?? 0) + 0.7 * (data[at + 1] ?? 0) + 0.1 * (data[at + 2] ?? 0);
      const brightness = sum / (data.length / 4);
      if (brightness < 50) setHint(t('It is too dark: turn to a window or switch on a light.'));
      else if (brightness > 215) setHint(t('It is too bright: turn away from the light.'));
      else setHint(undefined);
    }, 1_000);
    return () => clearInterval(timer);
  }, [picture]);
  return hint;
}
