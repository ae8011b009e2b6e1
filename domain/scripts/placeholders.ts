const placeholder = /\[[^[\]\n]{1,60}\]|【[^【】\n]{1,60}】|［[^［］\n]{1,60}］/gu;

/** Bracketed facts that a script still misses, e.g. `[price]`, each once, in the order of the text. */
export function findPlaceholders(script: string): readonly string[] {
  return [...new Set(Array.from(script.matchAll(placeholder), ([found]) => found))];
}
