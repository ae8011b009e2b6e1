import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonVariant } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { t } from '../i18n/t.ts';

const shownFor = 2000;

export interface CopyButtonProps {
  /** The text for the clipboard. */
  readonly value: string;
  /** The name of the copied thing, as in `Copy video URL`. */
  readonly label: string;
  readonly variant?: ButtonVariant;
  /** An icon alone, for dense places. */
  readonly iconOnly?: boolean;
  readonly onCopied?: () => void;
  /** Called where the browser refuses the clipboard. */
  readonly onFailed?: () => void;
}

/** Copies a text, and confirms it for two seconds. */
export function CopyButton({
  value,
  label,
  variant = 'secondary',
  iconOnly = false,
  onCopied,
  onFailed,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      onFailed?.();
      return;
    }
    setCopied(true);
    onCopied?.();
  };
  const icon = copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />;
  if (iconOnly) return <IconButton label={copied ? t('Copied') : label} icon={icon} onClick={() => void copy()} />;
  return (
    <Button variant={variant} icon={icon} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? t('Copied') : label}</span>
    </Button>
  );
}
