import { CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../theme/tokens.ts';
import type { Tone } from './Alert.tsx';
import { t } from '../i18n/t.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: 2px ${space[2]};
  border-radius: ${radius.full};
  ${text('caption')} font-weight: 550;
  white-space: nowrap;
  background: ${color.sunken};
  color: ${color.text2};
  & > svg {
    inline-size: 1.1em;
    block-size: 1.1em;
    flex: none;
  }
  &[data-tone='accent'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  &[data-tone='outline'] {
    background: transparent;
    box-shadow: inset 0 0 0 1px ${color.borderStrong};
  }
  &[data-tone='info'] {
    background: ${color.infoSoft};
    color: ${color.info};
  }
  &[data-tone='success'] {
    background: ${color.successSoft};
    color: ${color.success};
  }
  &[data-tone='warning'] {
    background: ${color.warningSoft};
    color: ${color.warning};
  }
  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`;

export interface BadgeProps {
  readonly tone?: Tone | 'neutral' | 'accent' | 'outline';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A label with a color. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Root data-tone={tone}>
      {icon}
      {children}
    </Root>
  );
}

const statuses = {
  pending: { word: t('Pending'), tone: 'warning', Icon: Clock },
  processing: { word: t('Processing'), tone: 'info', Icon: LoaderCircle },
  ready: { word: t('Ready'), tone: 'success', Icon: CircleCheck },
  failed: { word: t('Failed'), tone: 'danger', Icon: CircleX },
} as const;

export type Status = keyof typeof statuses;

/** The state of a video: icon, word and color. */
export function StatusBadge({ status }: { readonly status: Status }) {
  const { word, tone, Icon } = statuses[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {word}
    </Badge>
  );
}
