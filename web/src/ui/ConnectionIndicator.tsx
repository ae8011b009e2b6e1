import { styled } from 'styled-components';
import { color, space, text } from '../theme/tokens.ts';
import { t } from '../i18n/t.ts';

/** `live`: the socket is open, acknowledged and answering pings. */
export type ConnectionState = 'live' | 'reconnecting' | 'offline';

const words = { live: t('Live'), reconnecting: t('Reconnecting'), offline: t('Offline') } as const;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  ${text('caption')} color: ${color.text2};
  white-space: nowrap;
  &::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: ${color.success};
  }
  /* As it should be: nothing to see. Screen readers still hear that the connection is back. */
  &[data-state='live'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  &[data-state='reconnecting']::before {
    background: none;
    border: 2px solid ${color.warning};
  }
  &[data-state='offline']::before {
    border-radius: 1px;
    background: ${color.danger};
  }
`;

/** The state of the live connection. */
export function ConnectionIndicator({ state }: { readonly state: ConnectionState }) {
  return (
    <Root role="status" data-state={state}>
      {words[state]}
    </Root>
  );
}
