import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The Add Credits action, reachable from any page (spec part 1 section 2): through the global function if it is
 * there; otherwise a stored flag is set and the browser goes to /dashboard, which then opens the dialog; on the
 * dashboard itself an in-page event opens it. The dialog reads `open` and is mounted once, in the signed-in layout.
 */
const flag = 'curbcast.addCredits';
const eventName = 'curbcast:add-credits';
const dashboard = '/dashboard';

declare global {
  // Part of the page's public face: other scripts may call it.
  var curbcastAddCredits: (() => void) | undefined;
}

export interface AddCredits {
  /** Whether the dialog is to be shown. */
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Asks for the dialog, from any page. */
  readonly request: () => void;
}

const AddCreditsContext = createContext<Pick<AddCredits, 'open' | 'setOpen'> | null>(null);

/** Keeps the state of the dialog and listens to every way of asking for it. Belongs around the signed-in screens. */
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

/** The Add Credits action and, below the provider, the state of its dialog. */
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
