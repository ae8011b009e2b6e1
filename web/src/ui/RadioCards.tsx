import { RadioGroup } from 'radix-ui';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius, size, space, text, up } from '../theme/tokens.ts';
import { Note } from './text.ts';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface ChoiceProps<Value extends string> {
  /** The question that the options answer. */
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  readonly disabled?: boolean;
  readonly name?: string;
}

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;
const Question = styled.span`
  ${text('label')} &[data-hidden='true'] {
    position: absolute;
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
  }
`;

const Segments = styled(RadioGroup.Root)`
  display: inline-flex;
  flex-wrap: wrap;
  align-self: start;
  padding: 3px;
  gap: 2px;
  background: ${color.sunken};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
`;
const Segment = styled(RadioGroup.Item)`
  /* Equal halves or thirds. On a phone a label takes two lines before a choice moves to another row. */
  flex: 1 0 min-content;
  min-block-size: calc(${size.control} - 6px);
  padding: ${space[1]} ${space[2]};
  ${up.sm} {
    padding-inline: ${space[4]};
    white-space: nowrap;
  }
  border: 1px solid transparent;
  border-radius: ${radius.sm};
  background: transparent;
  color: ${color.text2};
  ${text('label')} transition: background-color ${motion.fast} ${motion.ease};
  &[data-state='checked'] {
    background: ${color.raised};
    color: ${color.text};
    border-color: ${color.borderStrong};
  }
`;

/** One of a few short words (script length, language). */
export function SegmentedControl<Value extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onValueChange,
  ...rest
}: ChoiceProps<Value> & { readonly options: readonly Option<Value>[] }) {
  const id = useId();
  return (
    <Group>
      <Question id={id} data-hidden={hideLabel}>
        {label}
      </Question>
      <Segments
        {...rest}
        aria-labelledby={id}
        orientation="horizontal"
        value={value ?? null}
        onValueChange={pick(options, onValueChange)}
      >
        {options.map((option) => (
          <Segment key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </Segment>
        ))}
      </Segments>
    </Group>
  );
}

const Cards = styled(RadioGroup.Root)`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--card-min)), 1fr));
`;
const Choice = styled(RadioGroup.Item)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[4]};
  text-align: start;
  background: ${color.surface};
  color: ${color.text};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  transition: border-color ${motion.fast} ${motion.ease};
  &:hover:not(:disabled) {
    border-color: ${color.accent};
  }
  &[data-state='checked'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
    background: ${color.accentSoft};
  }
  &:disabled {
    background: ${color.sunken};
    color: ${color.text3};
  }
  &[data-wide='true'] {
    grid-column: 1 / -1;
  }
`;
const Title = styled.span`
  ${text('h3')} display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  & > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
export interface RadioCard<Value extends string> extends Option<Value> {
  readonly description?: ReactNode;
  /** A picture or figure above the words; as a function it learns whether a pointer or the focus is on the card. */
  readonly media?: ReactNode | ((active: boolean) => ReactNode);
  /** A price or badge at the end of the title line. */
  readonly trailing?: ReactNode;
  /** Takes a whole line, for the option "none of the others". */
  readonly wide?: boolean;
}

/** One of a few things that need a sentence or a picture each (bundles, presenters). Arrow keys move. */
export function RadioCards<Value extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onValueChange,
  minWidth = '220px',
  ...rest
}: ChoiceProps<Value> & { readonly options: readonly RadioCard<Value>[]; readonly minWidth?: string }) {
  const id = useId();
  const [focused, setFocused] = useState<Value | undefined>(undefined);
  const [pointed, setPointed] = useState<Value | undefined>(undefined);
  const active = pointed ?? focused;
  return (
    <Group>
      <Question id={id} data-hidden={hideLabel}>
        {label}
      </Question>
      <Cards
        {...rest}
        aria-labelledby={id}
        value={value ?? null}
        onValueChange={pick(options, onValueChange)}
        style={{ '--card-min': minWidth }}
      >
        {options.map((option) => (
          <Choice
            key={option.value}
            value={option.value}
            disabled={option.disabled ?? false}
            data-wide={option.wide}
            onFocus={() => setFocused(option.value)}
            onBlur={() => setFocused(undefined)}
            onPointerEnter={() => setPointed(option.value)}
            // Touch has no hover: the touched card stays active until another one is touched.
            onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setPointed(undefined)}
          >
            {typeof option.media === 'function' ? option.media(option.value === active) : option.media}
            <Title>
              <span>{option.label}</span>
              {option.trailing}
            </Title>
            {option.description !== undefined && <Note as="span">{option.description}</Note>}
          </Choice>
        ))}
      </Cards>
    </Group>
  );
}

/** Radix uses strings; the options restore the caller's union type. */
function pick<Value extends string>(options: readonly Option<Value>[], onValueChange: (value: Value) => void) {
  return (next: string): void => {
    const option = options.find(({ value }) => value === next);
    if (option !== undefined) onValueChange(option.value);
  };
}
