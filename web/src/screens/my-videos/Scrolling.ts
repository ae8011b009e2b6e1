import { createContext } from 'react';

/** Whether the list is being scrolled. */
export const Scrolling = createContext(false);
