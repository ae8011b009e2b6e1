import { Play } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { problemOf, rest, RestError } from '../../../app/rest.ts';
import { ScreenHead } from '../../../ui/ScreenHead.tsx';
import { t } from '../../../i18n/t.ts';
import { font, space } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { Code } from '../api/apiStyle.ts';
import { FieldList } from './FieldList.tsx';
import { exampleOf, readSchema, type Schema, schemaQuery } from './schema.ts';

const firstQuery = `{
  viewer {
    user {
      username
    }
  }
  videos(first: 5) {
    edges {
      node {
        id
        title
        status
      }
    }
  }
}`;

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: start;
  }
`;
const Editor = styled(TextArea)`
  font-family: ${font.mono};
`;

/** Sends an operation; resolves with the JSON of the answer, errors included. */
const send = (query: string, variables: unknown): Promise<unknown> =>
  rest('/graphql', { method: 'POST', body: { query, variables }, parse: (answer) => answer });

/** The server's answer to a failed call. */
const reasonOf = (error: unknown): string =>
  (error instanceof RestError ? (problemOf(error).message ?? firstErrorIn(error.body)) : undefined) ??
  sentenceOf(error);

function firstErrorIn(body: string): string | undefined {
  try {
    return (JSON.parse(body) as { errors?: readonly { message?: string }[] }).errors?.[0]?.message;
  } catch {
    return undefined;
  }
}

type Variables = { readonly value: unknown } | { readonly problem: string };

function variablesIn(text: string): Variables {
  if (text.trim() === '') return { value: {} };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value };
  } catch {
    // The error is shown below.
  }
  return { problem: t('Variables must be a JSON object.') };
}

/** `/integrations/api/explorer`: GraphQL operations with the user's own session (docs/api.md). */
export default function Explorer() {
  const [attempt, setAttempt] = useState(0);
  const [query, setQuery] = useState(firstQuery);
  const [variables, setVariables] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [result, setResult] = useState<string | null>(null);
  const [running, setRunning] = useState(false);
  const editor = useRef<HTMLTextAreaElement>(null);

  const runByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void run();
  };
  const run = async (): Promise<void> => {
    const read = variablesIn(variables);
    setProblem('problem' in read ? read.problem : undefined);
    if ('problem' in read) return;
    setRunning(true);
    try {
      setResult(JSON.stringify(await send(query, read.value), undefined, 2));
    } catch (error) {
      setResult(error instanceof RestError ? pretty(error.body) : sentenceOf(error));
    } finally {
      setRunning(false);
    }
  };

  return (
    <Stack $gap={6}>
      <ScreenHead title={t('GraphQL explorer')} lead={t('Try the API with your own account, without a token.')} />
      <Alert tone="info">{t('Mutations change your account, as the screens do.')}</Alert>
      <Columns>
        <Card title={t('Fields')} description={t('Choose one to write an operation.')}>
          <Fields
            key={attempt}
            onRetry={() => setAttempt(attempt + 1)}
            onChoose={(example) => {
              setQuery(example.query);
              setVariables(example.variables);
              setProblem(undefined);
              editor.current?.focus();
            }}
          />
        </Card>
        <Card title={t('Operation')}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void run();
            }}
          >
            <Stack $gap={4}>
              <Field label={t('Query or mutation')} hint={t('Ctrl+Enter runs it.')}>
                <Editor
                  ref={editor}
                  dir="ltr"
                  lang="en"
                  spellCheck={false}
                  onKeyDown={runByKey}
                  value={query}
                  onChange={(event) => setQuery(event.target.value)}
                />
              </Field>
              <Field label={t('Variables')} optional error={problem}>
                <Editor
                  dir="ltr"
                  lang="en"
                  spellCheck={false}
                  onKeyDown={runByKey}
                  value={variables}
                  onChange={(event) => setVariables(event.target.value)}
                />
              </Field>
              <Cluster $gap={3}>
                <Button
                  type="submit"
                  icon={<Play aria-hidden="true" />}
                  loading={running}
                  loadingText={t('Running...')}
                  disabled={query.trim() === ''}
                >
                  {t('Run')}
                </Button>
                <CopyButton value={query} label={t('Copy operation')} />
                <ButtonLink to="/integrations/api" variant="ghost">
                  {t('Access tokens')}
                </ButtonLink>
              </Cluster>
              <div role="status" aria-label={t('Answer')}>
                {result === null ? (
                  <p>{t('The answer appears here.')}</p>
                ) : (
                  <Code tabIndex={0} role="region" aria-label={t('JSON of the answer')} dir="ltr">
                    {result}
                  </Code>
                )}
              </div>
            </Stack>
          </form>
        </Card>
      </Columns>
    </Stack>
  );
}

interface FieldsProps {
  readonly onChoose: (example: ReturnType<typeof exampleOf>) => void;
  readonly onRetry: () => void;
}

/** Loads the schema once and lists its fields. */
function Fields({ onChoose, onRetry }: FieldsProps) {
  const [schema, setSchema] = useState<Schema | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    send(schemaQuery, {}).then(
      (answer) => isShown && setSchema(readSchema(answer)),
      (error: unknown) => isShown && setUnread(reasonOf(error)),
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (schema !== null)
    return <FieldList schema={schema} onChoose={(kind, field) => onChoose(exampleOf(schema, kind, field))} />;
  if (unread !== null) return <ErrorState message={unread} onRetry={onRetry} />;
  return (
    <Loading label={t('Loading the schema…')}>
      <Skeleton $height="calc(28rem + 56px)" />
    </Loading>
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
