import { useEffect, useRef, useState } from 'react';

/** The value, changing at most once in so many milliseconds; the last change always comes through. */
export function useThrottled<Value>(value: Value, milliseconds: number): Value {
  const [shown, setShown] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const wait = Math.max(0, changedAt.current + milliseconds - Date.now());
    const timer = setTimeout(() => {
      changedAt.current = Date.now();
      setShown(value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return shown;
}
