import { Tabs as Radix } from 'radix-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, size, space, text } from '../theme/tokens.ts';

const List = styled(Radix.List)`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  scrollbar-width: thin;
  border-block-end: 1px solid ${color.border};
  margin-block-end: ${space[5]};
`;
const Trigger = styled(Radix.Trigger)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.control};
  padding: ${space[2]} ${space[4]};
  background: none;
  border: 0;
  border-block-end: 2px solid transparent;
  color: ${color.text2};
  ${text('label')} margin-block-end: -1px;
  &:hover {
    color: ${color.text};
  }
  &[data-state='active'] {
    color: ${color.text};
    border-block-end-color: ${color.accent};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & svg {
    inline-size: 16px;
    block-size: 16px;
  }
  /* More labels fit, and the row is cut within one of them: a sign that it goes on. */
  @media (max-width: 480px) {
    padding-inline: ${space[3]};
  }
`;

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** The accessible name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly defaultValue?: Value;
  readonly value?: Value;
  readonly onValueChange?: (value: Value) => void;
}

/** Tabs. Only the open one is mounted. */
export function Tabs<Value extends string>({ label, tabs, defaultValue, value, onValueChange }: TabsProps<Value>) {
  const change = (next: string): void => {
    const index = tabs.findIndex((candidate) => candidate.value === next);
    const tab = tabs[index];
    if (tab === undefined) return;
    centre(list.current, index);
    onValueChange?.(tab.value);
  };
  const first = defaultValue ?? tabs[0]?.value;
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row is wider than the screen: the open tab may be out of view.
  const open = tabs.findIndex((tab) => tab.value === (value ?? first));
  useEffect(() => centre(list.current, open), [open]);
  return (
    <Radix.Root
      {...(value === undefined ? {} : { value })}
      {...(first === undefined ? {} : { defaultValue: first })}
      onValueChange={change}
    >
      <List ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Scrolls only the row, until the tab is in the middle. */
function centre(list: HTMLElement | null, tab: number): void {
  const child = list?.children.item(tab);
  if (list && child instanceof HTMLElement)
    list.scrollLeft = child.offsetLeft - list.offsetLeft - (list.clientWidth - child.offsetWidth) / 2;
}
