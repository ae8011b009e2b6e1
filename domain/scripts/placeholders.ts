const placeholder = /\[[^[\]\n]{1,60}\]|【[^【】\n]{1,60}】|［[^［］\n]{1,60}］/gu;

/** Placeholders of missing facts in a script, e.g. `[price]`, without duplicates, in the order of the text. */
export function findPlaceholders(script: string): readonly string[] {
  return [...new Set(Array.from(script.matchAll(placeholder), ([found]) => found))];
}
