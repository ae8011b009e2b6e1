import type { Draft } from './draft.ts';

/** The pictures of scenes of the storyboard, by the words of the scene. */
export type ScenePictures = Draft['scenePictures'];

/** A scene of the storyboard, with the addresses of its pictures. */
export interface ShownScene {
  readonly text: string;
  readonly pictures: readonly string[];
}

/** For an order: the scenes that each picture is chosen for, in the order of the pictures. */
export const scenesOf = (scenePictures: ScenePictures, urls: readonly string[]): string[][] =>
  urls.map((url) => Object.keys(scenePictures).filter((scene) => scenePictures[scene]?.includes(url)));

/** The pictures of each scene, from the scenes of each picture. */
export const picturesOfScenes = (urls: readonly string[], scenes: readonly (readonly string[])[]): ScenePictures =>
  Object.fromEntries(
    [...new Set(scenes.flat())].map((scene) => [scene, urls.filter((_url, at) => scenes[at]?.includes(scene))]),
  );

/**
 * Gives a scene other pictures. The other scenes keep theirs, so nothing moves that the user did not move.
 *
 * @param changed the new pictures of some scenes, by their places in the storyboard
 */
export function withScenes(
  draft: Draft,
  scenes: readonly ShownScene[],
  changed: ReadonlyMap<number, readonly string[]>,
): Draft {
  const arranged = scenes.map(({ text, pictures }) => [text, pictures] as const);
  const moved = [...changed].map(([at, pictures]) => [scenes[at]?.text ?? '', pictures] as const);
  return { ...draft, scenePictures: Object.fromEntries([...arranged, ...moved]) };
}

/** Swaps the pictures of two scenes. */
export const withSwappedScenes = (draft: Draft, scenes: readonly ShownScene[], one: number, other: number): Draft =>
  withScenes(
    draft,
    scenes,
    new Map([
      [one, scenes[other]?.pictures ?? []],
      [other, scenes[one]?.pictures ?? []],
    ]),
  );
