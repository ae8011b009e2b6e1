import { createContext, useContext } from 'react';

/** Closes the dashboard in this tab: the sign-in form takes its place. The session goes on. */
export const CloseContext = createContext<() => void>(() => undefined);

export const useCloseAdmin = (): (() => void) => useContext(CloseContext);
