import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../theme/tokens.ts';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

const Box = styled.div`
  display: flex;
  /* On a phone the action goes below the text. */
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: start;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.md};
  ${text('small')} color: ${color.text};
  border: 1px solid currentColor;
  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }
  &[data-tone='info'] {
    background: ${color.infoSoft};
    border-color: ${color.info};
    & > svg {
      color: ${color.info};
    }
  }
  &[data-tone='success'] {
    background: ${color.successSoft};
    border-color: ${color.success};
    & > svg {
      color: ${color.success};
    }
  }
  &[data-tone='warning'] {
    background: ${color.warningSoft};
    border-color: ${color.warning};
    & > svg {
      color: ${color.warning};
    }
  }
  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    border-color: ${color.danger};
    & > svg {
      color: ${color.danger};
    }
  }
`;
const Text = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
`;
const Title = styled.p`
  font-weight: 600;
`;
export interface AlertProps {
  readonly tone?: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A button or link at the end. */
  readonly action?: ReactNode;
}

/** A permanent notice in the page. Screen readers announce danger at once, other tones politely. */
export function Alert({ tone = 'info', title, children, action }: AlertProps) {
  const Icon = icons[tone];
  return (
    <Box data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      <Text>
        {title !== undefined && <Title>{title}</Title>}
        {children}
      </Text>
      {action}
    </Box>
  );
}
