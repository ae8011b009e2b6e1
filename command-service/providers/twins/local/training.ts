import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { watchMemory } from '../../video/local/memory.ts';
import { modelNames, type Mouths, type Place, type TwinModel } from '../../video/local/twin/model.ts';
import { type DecoderTools, framesPerSecond, startDecoder } from './decoder.ts';
import { createFaceFinder, type FaceFinder } from './face/finder.ts';
import {
  expressionOf,
  fitPlace,
  meanShape,
  mouthPoints,
  patchAround,
  placeByEyes,
  type Point,
  pointOf,
  steadyShape,
  toFace,
} from './face/geometry.ts';
import type { Rgb } from './face/pixels.ts';
import { follow, type Sample } from './following.ts';
import { look, readFootage, readFrames, soundRate } from './footage.ts';
import { judge, median, UnsuitableFootage } from './judging.ts';
import { chooseLoop, type Loop } from './loop.ts';
import { recordLoop } from './loop-recording.ts';
import { chooseMouths, type KeyMouth } from './mouths.ts';
import { cutMouth, mouthBox, type MouthBox } from './mouth-pictures.ts';
import { voiceFor } from './pitch.ts';
import { previewNames, type TrainPlan } from './plan.ts';

/** Lengths of the loop in samples, at 12.5 samples a second. A short recording gives a short loop. */
const lengths = { shortest: 50, longest: 150, fade: 5 } as const;
/** Side of poster and clip in pixels, and of their part of the picture in units of the face. */
const preview = { side: 480, units: 4.4, seconds: 4 } as const;

/** A copy of the recording, and where its face is. */
interface Copy {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly samples: readonly Sample[];
}

/**
 * Makes the model of the person in a recording: chooses a part that can be played in a circle, and pictures of the
 * mouth in several shapes.
 *
 * @param onProgress receives the percentage and the present step, in words for users
 * @throws UnsuitableFootage and Unreadable for a recording that can't become a twin
 */
export async function train(plan: TrainPlan, onProgress: (percent: number, phase: string) => void): Promise<void> {
  const at = (name: string): string => join(plan.folder, name);
  const decoders = new Set<number>();
  const memory = watchMemory(plan.memoryLimitMb, () => [process.pid, ...decoders]);
  const tools: DecoderTools = {
    ffmpeg: plan.ffmpeg,
    signal: memory.exceeded,
    onDecoder: (pid) => decoders.add(pid),
  };
  onProgress(1, 'Reading the recording');
  const [finder, shape] = await Promise.all([
    createFaceFinder(),
    look(tools, plan.recording.path, plan.recording.contentType),
  ]);
  if (!shape.hasSound) throw new UnsuitableFootage('no_sound', 'the recording has no sound');

  const copyPath = at('copy.mp4');
  const footage = readFootage(tools, plan.recording, shape, copyPath);
  const expected = Math.max(1, (plan.recording.durationMs / 1000) * (framesPerSecond / 2));
  const following = await follow(finder, footage.frames, (frame) => {
    if (frame % 25 === 0) onProgress(2 + 58 * Math.min(1, frame / expected), 'Finding your face');
    memory.check();
  });
  const sound = await footage.sound;
  await footage.done;
  judge(following, sound, footage.scale);
  const { width, height, scale } = footage;
  const copy: Copy = { path: copyPath, width, height, scale, samples: following.samples };

  onProgress(61, 'Choosing your movements');
  const loop = chooseLoop(copy.samples, lengths);
  if (loop === undefined) throw new UnsuitableFootage('poor_footage', 'no part shows the face throughout');
  const reference = referenceShape(copy.samples, loop);
  onProgress(64, 'Learning how you speak');
  const keys = chooseMouths(copy.samples, loop);
  if (keys.length < 2) throw new UnsuitableFootage('no_speech', 'the mouth has one shape only');
  const mouths = await pictureMouths(tools, finder, copy, reference, keys, at(modelNames.mouths));
  memory.check();

  onProgress(70, 'Recording your movements');
  const places = await recordLoop({
    tools,
    copy: copyPath,
    size: { width, height },
    first: loop.start * 2,
    frames: (loop.end - loop.start) * 2,
    fade: lengths.fade * 2 - 2,
    placeOf: (frame, number) => placeIn(finder, frame, copy, loop.start * 2 + number, reference),
    to: at(modelNames.loop),
    onFrame: (part) => {
      onProgress(70 + 22 * part, 'Recording your movements');
      memory.check();
    },
  });
  onProgress(94, 'Finishing');
  const model: TwinModel = {
    version: 1,
    voice: voiceFor(sound, soundRate),
    width,
    height,
    places: places.map(({ x, y, a, b }) => ({ x: rounded(x), y: rounded(y), a: rounded(a), b: rounded(b) })),
    mouths,
  };
  await writeFile(at(modelNames.model), JSON.stringify(model));
  await makePreviews(tools, copy, keys, places, at);
  await rm(copyPath);
  memory.stop();
}

/** A thousandth of a pixel is exact enough. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The average place of the steady points of the face in its own coordinates in the loop. */
const referenceShape = (samples: readonly Sample[], { start, end }: Loop): readonly Point[] =>
  meanShape(
    samples
      .slice(start, end)
      .flatMap(({ face }) => (face === undefined ? [] : [steadyShape(face.points, placeByEyes(face.points))])),
  );

/** The mesh of the face in a frame of the copy, found near where the small frame shows it. */
function meshIn(finder: FaceFinder, frame: Rgb, copy: Copy, number: number): Float32Array | undefined {
  const sample = copy.samples[number >> 1]?.face ?? copy.samples[(number >> 1) - 1]?.face;
  if (sample === undefined) return undefined;
  const patch = patchAround(sample.points);
  const { points } = finder.mesh(frame, {
    x: (patch.x + 0.5) * copy.scale - 0.5,
    y: (patch.y + 0.5) * copy.scale - 0.5,
    side: patch.side * copy.scale,
    angle: patch.angle,
  });
  return points;
}

function placeIn(finder: FaceFinder, frame: Rgb, copy: Copy, number: number, reference: readonly Point[]): Place {
  const points = meshIn(finder, frame, copy, number);
  if (points === undefined) throw new Error(`The face is lost in frame ${number}.`);
  return fitPlace(points, reference);
}

/** Cuts the chosen mouths out of the copy and writes them as one picture, one below the other. */
async function pictureMouths(
  tools: DecoderTools,
  finder: FaceFinder,
  copy: Copy,
  reference: readonly Point[],
  keys: readonly KeyMouth[],
  path: string,
): Promise<Mouths> {
  const found: { readonly key: KeyMouth; readonly place: Place; readonly points: Point[]; readonly frame: Rgb }[] = [];
  for (const key of keys) {
    for await (const frame of readFrames(tools, copy.path, copy, key.sample * 2, 1)) {
      const points = meshIn(finder, frame, copy, key.sample * 2);
      if (points === undefined) continue;
      const place = fitPlace(points, reference);
      found.push({
        key,
        place,
        points: mouthPoints.map((index) => toFace(place, pointOf(points, index))),
        frame: { ...frame, data: frame.data.slice() },
      });
    }
  }
  const box: MouthBox = mouthBox(
    reference,
    found.map(({ points }) => points),
    median(found.map(({ place }) => Math.hypot(place.a, place.b))),
  );
  const sheet = createCanvas(box.width, box.height * found.length);
  const pen = sheet.getContext('2d');
  for (const [index, { frame, place }] of found.entries()) {
    const image = pen.createImageData(box.width, box.height);
    cutMouth(frame, place, box, image.data);
    pen.putImageData(image, 0, index * box.height);
  }
  await writeFile(path, sheet.toBuffer('image/png'));
  return {
    ...box,
    shapes: found.map(({ key, points }) => ({
      open: key.open,
      wide: key.wide,
      points: points.flatMap(({ x, y }) => [rounded(x), rounded(y)]),
    })),
  };
}

/** Writes the square poster and clip for pickers. */
async function makePreviews(
  tools: DecoderTools,
  copy: Copy,
  keys: readonly KeyMouth[],
  places: readonly Place[],
  at: (name: string) => string,
): Promise<void> {
  const unit = median(places.map(({ a, b }) => Math.hypot(a, b)));
  const side = 2 * Math.floor(Math.min(preview.units * unit, copy.width, copy.height) / 2);
  const within = (value: number, size: number): number =>
    Math.round(Math.min(Math.max(value - side / 2, 0), size - side));
  const left = within(median(places.map(({ x }) => x)), copy.width);
  const top = within(median(places.map(({ y }) => y)) + unit * 0.5, copy.height);
  const square = `crop=${side}:${side}:${left}:${top},scale=${preview.side}:${preview.side}:flags=lanczos`;
  const calm = (
    copy.samples.flatMap(({ face }, sample) => (face === undefined ? [] : [{ sample, face }])) ?? []
  ).toSorted((a, b) => strain(a.face.points) - strain(b.face.points))[0]?.sample;
  const still = (calm ?? keys[0]?.sample ?? 0) * 2;
  await startDecoder(tools, [
    ...`-v error -ss ${(still / framesPerSecond).toFixed(3)} -i`.split(' '),
    copy.path,
    '-vf',
    `hqdn3d=2:1.5:3:3,${square}:in_color_matrix=bt709:in_range=tv:out_color_matrix=bt601:out_range=pc`,
    ...'-frames:v 1 -pix_fmt yuvj420p -q:v 3'.split(' '),
    at(previewNames.poster),
  ]).done;
  await startDecoder(tools, [
    ...'-v error -i'.split(' '),
    at(modelNames.loop),
    '-vf',
    square,
    ...`-t ${preview.seconds} -an -c:v libx264 -preset veryfast -crf 24 -pix_fmt yuv420p -movflags +faststart`.split(
      ' ',
    ),
    at(previewNames.clip),
  ]).done;
}

/** How far a face is from a calm look into the camera: lips closed, eyes open. */
function strain(points: Float32Array): number {
  const { open, eyes, yaw } = expressionOf(points);
  return open * 3 - eyes * 4 + Math.abs(yaw);
}
