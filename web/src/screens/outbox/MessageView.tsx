import { useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { t } from '../../i18n/t.ts';

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: min(62dvh, 640px);
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: #fff;
`;
const Plain = styled.pre`
  ${text('small')} white-space: pre-wrap;
  overflow-wrap: anywhere;
  max-block-size: min(62dvh, 640px);
  overflow-y: auto;
  margin: 0;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.sunken};
`;

/** An email as its reader sees it. The page runs in a sandbox: only its links work, and they open a new tab. */
export function MessageView({
  src,
  subject,
  plain,
}: {
  readonly src: string;
  readonly subject: string;
  readonly plain: string;
}) {
  const [form, setForm] = useState<'html' | 'text'>('html');
  return (
    <Tabs
      label={t('Email format')}
      value={form}
      onValueChange={setForm}
      tabs={[
        {
          value: 'html',
          label: 'HTML',
          content: (
            <Frame
              src={src}
              title={subject}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              referrerPolicy="no-referrer"
            />
          ),
        },
        { value: 'text', label: t('Plain text'), content: <Plain tabIndex={0}>{plain}</Plain> },
      ]}
    />
  );
}
