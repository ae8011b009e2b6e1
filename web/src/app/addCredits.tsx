import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The Add Credits action, available on every page. It calls the global function where that
 * exists. Elsewhere it stores a flag and navigates to /dashboard, which then opens the dialog; on the dashboard itself
 * an in-page event opens it. The dialog reads `open` and is mounted once, around the signed-in screens.
 */
const flag = 'curbcast.addCredits';
const eventName = 'curbcast:add-credits';
const dashboard = '/dashboard';

declare global {
  // Part of the page's public interface: other scripts may call it.
  var curbcastAddCredits: (() => void) | undefined;
}

export interface AddCredits {
  /** Whether the dialog is open. */
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Opens the dialog, from any page. */
  readonly request: () => void;
}

const AddCreditsContext = createContext<Pick<AddCredits, 'open' | 'setOpen'> | null>(null);

/** Holds the dialog's state and handles the global function, the event and the flag. Wraps the signed-in screens. */
export function AddCreditsProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();

  useEffect(() => {
    const show = (): void => setOpen(true);
    globalThis.curbcastAddCredits = show;
    window.addEventListener(eventName, show);
    return () => {
      globalThis.curbcastAddCredits = undefined;
      window.removeEventListener(eventName, show);
    };
  }, []);

  useEffect(() => {
    if (pathname !== dashboard || localStorage.getItem(flag) === null) return;
    localStorage.removeItem(flag);
    globalThis.curbcastAddCredits?.();
  }, [pathname]);

  const value = useMemo(() => ({ open, setOpen }), [open]);
  return <AddCreditsContext value={value}>{children}</AddCreditsContext>;
}

/** The Add Credits action and, inside the provider, the state of its dialog. */
export function useAddCredits(): AddCredits {
  const state = useContext(AddCreditsContext);
  const navigate = useNavigate();
  const request = useCallback(() => {
    if (globalThis.curbcastAddCredits !== undefined) {
      globalThis.curbcastAddCredits();
    } else if (location.pathname === dashboard) {
      window.dispatchEvent(new Event(eventName));
    } else {
      localStorage.setItem(flag, 'true');
      void navigate(dashboard);
    }
  }, [navigate]);
  return { open: state?.open ?? false, setOpen: state?.setOpen ?? (() => undefined), request };
}
