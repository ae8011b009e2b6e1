import { t } from '../i18n/t.ts';
import { backOnline, isOffline } from '../ui/online.ts';
import { toast } from '../ui/toastStore.ts';

/** Loads a screen. Without a connection it says so and waits for one. */
export async function loadOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isOffline()) throw error;
      toast({ title: t('You are offline'), description: t('This screen opens when you are back.') });
      await backOnline();
    }
  }
}

/**
 * Loads code that the page needs. Tries again when the network is lost, after a second at first and at most a minute.
 */
export async function loadUntilThere<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let pause = 1_000; ; pause = Math.min(2 * pause, 60_000)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
  }
}
