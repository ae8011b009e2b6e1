/** An LRU cache of results by text, bounded by the total length of the texts. */
export interface TextCache<Value> {
  get(text: string): Value | undefined;
  set(text: string, value: Value): void;
}

/**
 * A parsed document takes some hundred times the memory of its text, and anybody who is signed in may send new ones.
 * The client's own are about 50,000 characters.
 */
const defaultCharacters = 200_000;

/** @param most how many characters all remembered texts have together */
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
      // The one used last goes behind all others.
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
