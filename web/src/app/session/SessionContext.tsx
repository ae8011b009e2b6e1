import { createContext, useContext } from 'react';
import type { Viewer } from './useSession.ts';

/** The signed-in user, below RequireSession. */
export const ViewerContext = createContext<Viewer | null>(null);

/** Who is signed in. Only for screens below RequireSession; throws elsewhere. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (viewer === null) throw new Error('useViewer is for screens below RequireSession');
  return viewer;
}
