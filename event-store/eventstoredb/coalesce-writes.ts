/**
 * Serializes the writes of each key and coalesces them: a value that a newer one replaces before its write begins is
 * never written. Its promise settles with the write of the newer value.
 */
export type CoalescedWrite<Value> = (key: string, value: Value) => Promise<void>;

interface Next<Value> {
  value: Value;
  readonly done: Promise<void>;
}

export function coalesceWrites<Value>(write: (key: string, value: Value) => Promise<void>): CoalescedWrite<Value> {
  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, Next<Value>>();

  function start(key: string, value: Value): Promise<void> {
    const done = write(key, value).finally(() => {
      if (!waiting.has(key)) running.delete(key);
    });
    running.set(key, done);
    return done;
  }

  async function after(before: Promise<void>, key: string): Promise<void> {
    await before.catch(() => undefined);
    const next = waiting.get(key);
    waiting.delete(key);
    if (next) await start(key, next.value);
  }

  return (key, value) => {
    const current = running.get(key);
    if (!current) return start(key, value);
    const next = waiting.get(key) ?? { value, done: after(current, key) };
    next.value = value;
    waiting.set(key, next);
    return next.done;
  };
}
