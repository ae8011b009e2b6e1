import { createContext, useContext } from 'react';
import type { Viewer } from './useSession.ts';

/** The signed-in user; null outside of RequireSession and AdminGate. */
export const ViewerContext = createContext<Viewer | null>(null);

/** The signed-in user. Throws outside of RequireSession and AdminGate. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (viewer === null) throw new Error('useViewer is for screens below RequireSession');
  return viewer;
}
