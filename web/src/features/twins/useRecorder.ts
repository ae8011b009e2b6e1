import { useCallback, useEffect, useRef, useState } from 'react';
import { cameraProblems, claimRecording, openCamera, startRecorder, type Devices } from './camera.ts';
import { forgetTakes, isLongEnough, keepChunk, type Take } from './keptRecording.ts';

export interface Recorder {
  readonly stream: MediaStream | undefined;
  /** The message of a camera error. */
  readonly problem: string | undefined;
  /** The recording up to the loss of the camera, if it is long enough. */
  readonly rescued: Blob | undefined;
  readonly isRecording: boolean;
  /** Seconds since the recording began. */
  readonly seconds: number;
  /** Opens the camera again, after an error or with other devices. */
  readonly open: (devices?: Devices) => void;
  /** Records one take until `stop` or its limit. */
  readonly start: (take: Take, limitMs: number) => Promise<void>;
  readonly stop: () => void;
}

/** The camera and its recorder. Stores every piece in the browser as it comes. `onDone`: a take is complete. */
export function useRecorder(onDone: (take: Take, video: Blob) => void): Recorder {
  const [stream, setStream] = useState<MediaStream>();
  const [problem, setProblem] = useState<string>();
  const [devices, setDevices] = useState<Devices & { readonly tries: number }>({
    cameraId: undefined,
    microphoneId: undefined,
    tries: 0,
  });
  const [startedAt, setStartedAt] = useState<number>();
  const [seconds, setSeconds] = useState(0);
  const [rescued, setRescued] = useState<Blob>();
  const recorder = useRef<MediaRecorder>(undefined);
  /** Whether the recording ended on purpose or at its limit, rather than by an error. */
  const isWhole = useRef(false);

  useEffect(() => {
    const closing = new AbortController();
    let opened: MediaStream | undefined;
    const open = async (): Promise<void> => {
      if (!(await claimRecording(closing.signal))) throw new Error(cameraProblems.elsewhere);
      opened = await openCamera(devices);
      if (closing.signal.aborted) return stopAll(opened);
      for (const track of opened.getTracks())
        track.addEventListener('ended', () => {
          if (recorder.current?.state === 'recording') recorder.current.stop();
          setProblem(cameraProblems.unplugged);
        });
      setStream(opened);
    };
    open().catch((error: unknown) => {
      if (!closing.signal.aborted) setProblem(error instanceof Error ? error.message : cameraProblems.start);
    });
    return () => {
      closing.abort();
      if (recorder.current?.state === 'recording') recorder.current.stop();
      if (opened !== undefined) stopAll(opened);
      setStream(undefined);
    };
  }, [devices]);

  useEffect(() => {
    if (startedAt === undefined) return undefined;
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - startedAt) / 1_000)), 250);
    return () => clearInterval(timer);
  }, [startedAt]);

  const stop = useCallback(() => {
    if (recorder.current?.state !== 'recording') return;
    isWhole.current = true;
    recorder.current.stop();
  }, []);

  const start = async (take: Take, limitMs: number): Promise<void> => {
    if (stream === undefined) return;
    try {
      await forgetTakes(take).catch(() => undefined);
      const current = startRecorder(stream);
      recorder.current = current;
      isWhole.current = false;
      const pieces: Blob[] = [];
      const limit = setTimeout(stop, limitMs);
      current.addEventListener('dataavailable', ({ data }) => {
        const isLast = current.state === 'inactive' && isWhole.current;
        if (data.size === 0 && !isLast) return;
        pieces.push(data);
        // A browser that stores nothing (private windows) can still record.
        keepChunk(take, data, isLast).catch(() => undefined);
      });
      current.addEventListener('stop', () => {
        clearTimeout(limit);
        setStartedAt(undefined);
        const video = new Blob(pieces, { type: 'video/webm' });
        if (isWhole.current) onDone(take, video);
        else if (take === 'main' && isLongEnough(pieces.length)) setRescued(video);
      });
      setSeconds(0);
      setStartedAt(performance.now());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : cameraProblems.start);
    }
  };

  return {
    stream,
    problem,
    rescued,
    isRecording: startedAt !== undefined,
    seconds,
    open: (wanted) => {
      setProblem(undefined);
      setRescued(undefined);
      setDevices((before) => ({ ...before, ...wanted, tries: before.tries + 1 }));
    },
    start,
    stop,
  };
}

const stopAll = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());
