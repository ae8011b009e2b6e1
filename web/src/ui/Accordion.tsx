import { ChevronDown } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, space, text } from '../theme/tokens.ts';

const Item = styled(Radix.Item)`
  border-block-end: 1px solid ${color.border};
`;
const Header = styled(Radix.Header)`
  margin: 0;
`;
const Trigger = styled(Radix.Trigger)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  inline-size: 100%;
  min-block-size: 48px;
  padding: ${space[3]} 0;
  background: none;
  border: 0;
  text-align: start;
  ${text('h3')}
  & svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: ${color.text2};
    transition: transform ${motion.base} ${motion.ease};
  }
  &[data-state='open'] svg {
    transform: rotate(180deg);
  }
`;
const Content = styled(Radix.Content)`
  color: ${color.text2};
  padding-block-end: ${space[4]};
  max-inline-size: 68ch;
`;

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

/** Questions that open one by one, any number at a time. */
export function Accordion({
  items,
  defaultOpen = [],
}: {
  readonly items: readonly AccordionItem[];
  readonly defaultOpen?: readonly string[];
}) {
  return (
    <Radix.Root type="multiple" defaultValue={[...defaultOpen]}>
      {items.map((item) => (
        <Item key={item.id} value={item.id} id={item.id}>
          <Header>
            <Trigger>
              {item.title}
              <ChevronDown aria-hidden="true" />
            </Trigger>
          </Header>
          <Content>{item.content}</Content>
        </Item>
      ))}
    </Radix.Root>
  );
}
