import { Pause, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toastStore.ts';
import { t } from '../../i18n/t.ts';

export interface VoiceButtonProps {
  readonly label: string;
  /** The URL of a recording, which the server may have to make first. Rejects with a message for the user. */
  readonly load: () => Promise<string>;
}

/** Plays a recording; a second press stops it. */
export function VoiceButton({ label, load }: VoiceButtonProps) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'playing'>('idle');
  useEffect(() => () => audio.current?.pause(), []);

  const play = async (): Promise<void> => {
    setState('loading');
    try {
      const sound = new Audio(await load());
      audio.current = sound;
      sound.addEventListener('ended', () => setState('idle'));
      await sound.play();
      setState('playing');
    } catch (cause) {
      setState('idle');
      toast({
        title: t('The voice could not be played'),
        description: cause instanceof Error ? cause.message : '',
        variant: 'destructive',
      });
    }
  };
  const stop = (): void => {
    audio.current?.pause();
    setState('idle');
  };
  return (
    <Button
      variant="secondary"
      loading={state === 'loading'}
      icon={state === 'playing' ? <Pause aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      onClick={() => (state === 'playing' ? stop() : void play())}
    >
      {state === 'playing' ? t('Stop') : label}
    </Button>
  );
}
