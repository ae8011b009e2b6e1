import { useSyncExternalStore } from 'react';

/** Below the width at which tables have columns (`up.md`). */
const phone = '(max-width: 767px)';

const watch = (onChange: () => void): (() => void) => {
  const query = matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the window is as narrow as a phone. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(phone).matches,
    () => false,
  );
