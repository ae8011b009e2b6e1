import { styled } from 'styled-components';
import { color, radius, space, text } from '../../../../theme/tokens.ts';
import { positionInWords } from '../../position.ts';
import { formatInstant } from '../moment.ts';
import { typeInWords } from '../words.ts';
import type { EventLine as Line } from './documents.ts';
import { t } from '../../../../i18n/t.ts';

const Root = styled.button`
  display: block;
  inline-size: 100%;
  padding: ${space[3]};
  text-align: start;
  font: inherit;
  color: inherit;
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  &:hover {
    border-color: ${color.accent};
  }
  & > strong {
    ${text('label')}
  }
  & > span {
    display: block;
    ${text('caption')} color: ${color.text2};
    overflow-wrap: anywhere;
  }
`;

/** The time, actor, stream and position of an event. */
export function placeInWords({ time, actor, stream, revision, position }: Line): string {
  return t('{time} · by {label} · {stream}, revision {revision} · position {position}', {
    time: formatInstant(time),
    label: actor.label,
    stream,
    revision,
    position: positionInWords(position),
  });
}

/** A link to an event. */
export function EventLine({ event, onGo }: { readonly event: Line; readonly onGo: (id: string) => void }) {
  return (
    <Root type="button" onClick={() => onGo(event.id)}>
      <strong>{typeInWords(event.type)}</strong>
      <span>{placeInWords(event)}</span>
    </Root>
  );
}
