import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import { env, setBackend, tensor4d, tidy } from '@tensorflow/tfjs-core';
import { type Patch, readPatch, type Rgb } from './pixels.ts';

/** A face as the detector sees it: its square in pixels, and how sure the detector is, from 0 to 1. */
export interface FoundFace {
  readonly patch: Patch;
  readonly score: number;
}

/** The 468 points of a face in pixels of its picture: x and y in turn. */
export interface FaceMesh {
  readonly points: Float32Array;
  /** How sure the model is that this is a face, from 0 to 1. */
  readonly score: number;
}

export interface FaceFinder {
  /** The faces of a picture, the surest first. */
  find(picture: Rgb): readonly FoundFace[];
  /** The points of the face in a square of the picture; the square need not be exact. */
  mesh(picture: Rgb, patch: Patch): FaceMesh;
}

const detectorSize = 256;
const meshSize = 192;
const leastScore = 0.5;
/** Two squares that share more than this part of their union are the same face. */
const sameFace = 0.3;
/** The mesh sees the detector's square with this much room around it. */
const room = 1.5;

const packages = createRequire(import.meta.url);

/** Loads a model of the npm package from its files; no network. */
async function load(name: string): Promise<GraphModel> {
  const folder = join(dirname(packages.resolve('@vladmandic/human')), '../models');
  const description: unknown = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
  const weights = await readFile(join(folder, `${name}.bin`));
  const { modelTopology, weightsManifest } = description as {
    modelTopology: object;
    weightsManifest: { weights: [] }[];
  };
  return loadGraphModel({
    load: async () => ({
      modelTopology,
      weightSpecs: weightsManifest.flatMap((group) => group.weights),
      weightData: new Uint8Array(weights).buffer,
    }),
  });
}

/** Middles of the detector's anchors in pixels: two for each cell of 16 pixels, then six for each of 32. */
const anchors = (
  [
    [16, 2],
    [32, 6],
  ] as const
).flatMap(([stride, count]) => {
  const cells = detectorSize / stride;
  return Array.from({ length: cells * cells * count }, (_, index) => {
    const cell = Math.floor(index / count);
    return [((cell % cells) + 0.5) * stride, (Math.floor(cell / cells) + 0.5) * stride] as const;
  });
});

const fineAnchors = 512;
const meshPoints = 468;

/** Loads the two models; takes about half a second. Each call keeps the thread for 5 to 30 ms. */
export async function createFaceFinder(): Promise<FaceFinder> {
  env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  setThreadsCount(1);
  setWasmPaths(`${dirname(packages.resolve('@tensorflow/tfjs-backend-wasm'))}/`);
  if (!(await setBackend('wasm'))) throw new Error('The face models cannot run: WebAssembly is not available.');
  const [detector, mesher] = await Promise.all([load('blazeface'), load('facemesh')]);
  const seen = new Float32Array(detectorSize * detectorSize * 3);
  const near = new Float32Array(meshSize * meshSize * 3);

  /** Runs a model and returns its outputs, the shortest first. */
  const answers = (model: GraphModel, pixels: Float32Array, size: number): readonly Float32Array[] => {
    const outputs: Float32Array[] = [];
    tidy(() => {
      const result = model.execute(tensor4d(pixels, [1, size, size, 3]));
      const tensors = Array.isArray(result) ? result : [result];
      for (const tensor of tensors.toSorted((a, b) => a.size - b.size)) outputs.push(tensor.dataSync() as Float32Array);
    });
    return outputs;
  };

  return {
    find(picture) {
      const { width, height } = picture;
      const whole = { x: (width - 1) / 2, y: (height - 1) / 2, side: Math.max(width, height), angle: 0 };
      readPatch(picture, whole, detectorSize, 1 / 127.5, -1, seen);
      const [coarseScores, fineScores, coarseBoxes, fineBoxes] = answers(detector, seen, detectorSize);
      if (fineBoxes === undefined || coarseBoxes === undefined) throw new Error('The face detector does not answer.');
      const scale = whole.side / detectorSize;
      const faces = anchors.flatMap(([acrossAnchor, downAnchor], index): FoundFace[] => {
        const at = index < fineAnchors ? index : index - fineAnchors;
        const [scores, boxes] = index < fineAnchors ? [fineScores, fineBoxes] : [coarseScores, coarseBoxes];
        const score = 1 / (1 + Math.exp(-(scores?.[at] ?? -99)));
        if (score < leastScore) return [];
        const value = (offset: number): number => boxes[at * 16 + offset] ?? 0;
        const toPicture = (x: number, y: number) => ({
          x: (x - detectorSize / 2) * scale + whole.x,
          y: (y - detectorSize / 2) * scale + whole.y,
        });
        const eyes = Math.atan2(value(7) - value(5), value(6) - value(4));
        return [
          {
            score,
            patch: {
              ...toPicture(acrossAnchor + value(0), downAnchor + value(1)),
              side: Math.max(value(2), value(3)) * scale * room,
              angle: eyes,
            },
          },
        ];
      });
      return distinct(faces.toSorted((a, b) => b.score - a.score));
    },
    mesh(picture, patch) {
      readPatch(picture, patch, meshSize, 1 / 255, 0, near);
      const [confidence, , found] = answers(mesher, near, meshSize);
      const points = new Float32Array(meshPoints * 2);
      const step = patch.side / meshSize;
      const cos = Math.cos(patch.angle) * step;
      const sin = Math.sin(patch.angle) * step;
      for (let point = 0; point < meshPoints; point += 1) {
        const x = (found?.[point * 3] ?? 0) - (meshSize - 1) / 2;
        const y = (found?.[point * 3 + 1] ?? 0) - (meshSize - 1) / 2;
        points[point * 2] = patch.x + x * cos - y * sin;
        points[point * 2 + 1] = patch.y + x * sin + y * cos;
      }
      return { points, score: confidence?.[0] ?? 0 };
    },
  };
}

/** The faces without those that overlap a surer one. */
function distinct(faces: readonly FoundFace[]): FoundFace[] {
  const kept: FoundFace[] = [];
  for (const face of faces) if (!kept.some((other) => overlap(face.patch, other.patch) > sameFace)) kept.push(face);
  return kept;
}

/** The common part of two squares, relative to their union; angles are left out. */
function overlap(a: Patch, b: Patch): number {
  const along = (from: number, to: number, sides: number): number =>
    Math.max(0, Math.min(sides / 2 - Math.abs(from - to), a.side, b.side));
  const common = along(a.x, b.x, a.side + b.side) * along(a.y, b.y, a.side + b.side);
  return common / (a.side ** 2 + b.side ** 2 - common);
}
