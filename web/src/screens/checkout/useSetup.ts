import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isUnauthenticated, serverSentenceOf } from '../../app/apollo/errors.ts';
import { logFailure } from '../../app/log.ts';
import { rememberReturnPath } from '../../app/session/returnPath.ts';
import { toast } from '../../ui/toastStore.ts';
import { type AgreedOrder, openPayment, PriceChanged, type Quote, type Setup } from './setup.ts';
import { t } from '../../i18n/t.ts';

export type SetupState =
  | { readonly kind: 'preparing' }
  | { readonly kind: 'ready'; readonly setup: Setup }
  /** The server's prices differ from those in the address: the user must agree to them. */
  | { readonly kind: 'review'; readonly quote: Quote }
  /** A toast gives the reason, and another screen follows. */
  | { readonly kind: 'failed' };

/** Milliseconds before the browser leaves the page: time to read the toast. */
const sessionExpiredDelay = 1_500;
const setupFailedDelay = 2_000;

const sessionExpired = /Authentication required|Not authenticated|401/u;

/**
 * Opens the payment of an order. A failure shows the specified toast and leads, after the specified time, to the
 * sign-in page or to the add-ons.
 */
export function useSetup(order: AgreedOrder): SetupState {
  // Stored with its order: a changed order counts as loading until its own result arrives.
  const [result, setResult] = useState<{ readonly of: string; readonly state: SetupState } | null>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = `${pathname}${search}`;
  const content = JSON.stringify(order);

  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (state: SetupState): void => setResult({ of: content, state });
    const fail = (cause: unknown): void => {
      if (cause instanceof PriceChanged) return settle({ kind: 'review', quote: cause.quote });
      logFailure('a payment could not be set up', cause);
      settle({ kind: 'failed' });
      if (isSessionExpired(cause)) {
        rememberReturnPath(here);
        toast({
          title: t('Session Expired'),
          description: t('Please log in again to complete your purchase.'),
          variant: 'destructive',
        });
        timer = setTimeout(() => void navigate('/login'), sessionExpiredDelay);
        return;
      }
      const description = serverSentenceOf(cause) ?? t('The payment could not be prepared. Please try again.');
      toast({ title: t('Payment Setup Failed'), description, variant: 'destructive' });
      timer = setTimeout(() => void navigate('/subscription-addons'), setupFailedDelay);
    };
    openPayment(JSON.parse(content) as AgreedOrder).then(
      (setup) => {
        if (current) settle({ kind: 'ready', setup });
      },
      (cause: unknown) => {
        if (current) fail(cause);
      },
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [content, here, navigate]);
  return result?.of === content ? result.state : { kind: 'preparing' };
}

const isSessionExpired = (cause: unknown): boolean =>
  isUnauthenticated(cause) || (cause instanceof Error && sessionExpired.test(cause.message));
