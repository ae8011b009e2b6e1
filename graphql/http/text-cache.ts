/** An LRU cache of results by text, bounded by the total length of the texts. */
export interface TextCache<Value> {
  get(text: string): Value | undefined;
  set(text: string, value: Value): void;
}

/**
 * A parsed document takes about a hundred times the memory of its text, and every signed-in user may send new ones.
 * The client's operations have about 50,000 characters.
 */
const defaultCharacters = 200_000;

/** @param most the total length of all cached texts, in characters */
export function createTextCache<Value>(most: number = defaultCharacters): TextCache<Value> {
  const values = new Map<string, Value>();
  let characters = 0;
  const forget = (text: string): void => {
    if (values.delete(text)) characters -= text.length;
  };
  return {
    get: (text) => {
      const value = values.get(text);
      if (value === undefined) return undefined;
      // Moves the most recently used entry to the end.
      values.delete(text);
      values.set(text, value);
      return value;
    },
    set: (text, value) => {
      forget(text);
      values.set(text, value);
      characters += text.length;
      for (const oldest of values.keys()) {
        if (characters <= most) return;
        forget(oldest);
      }
    },
  };
}
