import { useMutation, useQuery } from '@apollo/client/react';
import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { codeOf, sentenceOf } from '../../app/apollo/errors.ts';
import type { SecuritySettingsQuery } from '../../gql/graphql.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { formatCount } from '../../ui/format.ts';
import { Pair, Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toastStore.ts';
import { securitySettingsQuery, setRateLimitsMutation } from './documents.ts';
import { refetchEvery } from './refetchEvery.ts';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

type Settings = SecuritySettingsQuery['securitySettings'];

const Features = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    padding-block: ${space[3]};
  }
  & > li + li {
    border-block-start: 1px solid ${color.border};
  }
  & p {
    ${text('small')} color: ${color.text2};
  }
`;

/** Fixed protections; docs/security.md names their tests. */
const features = [
  { name: t('Input Validation'), description: t('XSS and SQL injection protection') },
  { name: t('Security Headers'), description: t('HSTS, CSP and others') },
  { name: t('IP Blocking'), description: t('Automatic suspicious IP blocking') },
] as const;

/** The limits that administrators edit, and the fixed protections. */
export function SettingsTab() {
  const { data, error, refetch } = useQuery(securitySettingsQuery, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: refetchEvery,
    skipPollAttempt: () => document.hidden,
  });
  const settings = data?.securitySettings;
  return (
    <Stack $gap={5}>
      <Card title={t('Rate Limiting')} description={t('They apply on every server within seconds.')}>
        {settings === undefined && error === undefined && (
          <Loading label={t('Loading the limits…')}>
            <Skeleton $height="120px" />
          </Loading>
        )}
        {settings === undefined && error !== undefined && (
          <QueryError title={t('The limits could not be loaded')} error={error} retry={refetch} />
        )}
        {settings !== undefined && (
          <LimitsForm
            key={`${settings.generalLimit} ${settings.authenticationLimit}`}
            settings={settings}
            onConflict={() => void refetch().catch(() => undefined)}
          />
        )}
      </Card>
      <Card title={t('Security Features')}>
        <Features>
          {features.map(({ name, description }) => (
            <li key={name}>
              <div>
                <strong>{name}</strong>
                <p>{description}</p>
              </div>
              <Badge tone="success">{t('Enabled')}</Badge>
            </li>
          ))}
        </Features>
      </Card>
    </Stack>
  );
}

/** The largest values that the gateway accepts. */
const mostOf = { general: 100_000, authentication: 1_000 } as const;
type LimitName = keyof typeof mostOf;
type Problems = { readonly [Name in LimitName | 'form']?: string };

/** The faults of the typed limits, by field, in the gateway's words. */
function problemsOf(typed: Readonly<Record<LimitName, string>>): Problems {
  const wrong = (Object.keys(mostOf) as LimitName[]).filter((name) => {
    const value = Number(typed[name]);
    return typed[name].trim() === '' || !Number.isInteger(value) || value < 1 || value > mostOf[name];
  });
  return Object.fromEntries(
    wrong.map((name) => [
      name,
      t('The {name} limit must be a whole number from 1 to {mostOf}.', { name, mostOf: formatCount(mostOf[name]) }),
    ]),
  );
}

/** The effect on people of lowering a limit to less than half, so that a typing error is seen before it applies. */
const loweredInWords: Readonly<Record<LimitName, (values: { readonly from: string; readonly to: string }) => string>> =
  {
    general: (values) =>
      t('Requests per visitor in 15 minutes: {to} instead of {from}. One screen takes several.', values),
    authentication: (values) => t('Sign-in attempts per address in 15 minutes: {to} instead of {from}.', values),
  };

interface LimitsFormProps {
  readonly settings: Settings;
  /** Another administrator changed them meanwhile: the form starts again with the newest values. */
  readonly onConflict: () => void;
}

function LimitsForm({ settings, onConflict }: LimitsFormProps) {
  const [general, setGeneral] = useState(String(settings.generalLimit));
  const [authentication, setAuthentication] = useState(String(settings.authenticationLimit));
  const [problems, setProblems] = useState<Problems>({});
  const [setLimits, { loading }] = useMutation(setRateLimitsMutation);
  const [asking, setAsking] = useState(false);
  const limits = { general: Number(general), authentication: Number(authentication) };
  const seen = { general: settings.generalLimit, authentication: settings.authenticationLimit };
  const lowered = (Object.keys(limits) as LimitName[]).filter((name) => limits[name] < seen[name] / 2);
  const save = async (): Promise<void> => {
    try {
      await setLimits({
        variables: { input: { limits, seen } },
        update: (cache, { data }) => {
          if (data)
            cache.writeQuery({ query: securitySettingsQuery, data: { securitySettings: data.setRateLimits.settings } });
        },
      });
      toast({ title: t('Settings saved') });
    } catch (cause) {
      if (codeOf(cause) !== 'CONFLICT') {
        setProblems({ form: sentenceOf(cause) });
        return;
      }
      toast({ title: t('The settings were not saved'), description: sentenceOf(cause), variant: 'destructive' });
      onConflict();
    } finally {
      setAsking(false);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = problemsOf({ general, authentication });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (lowered.length > 0) setAsking(true);
    else void save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack $gap={4}>
        <Pair>
          <Field label={t('General API Limit')} hint={t('Requests per 15 minutes')} error={problems.general}>
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              max={mostOf.general}
              value={general}
              onChange={(event) => setGeneral(event.currentTarget.value)}
            />
          </Field>
          <Field
            label={t('Authentication Limit')}
            hint={t('Login attempts per 15 minutes')}
            error={problems.authentication}
          >
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              max={mostOf.authentication}
              value={authentication}
              onChange={(event) => setAuthentication(event.currentTarget.value)}
            />
          </Field>
        </Pair>
        {problems.form !== undefined && <Alert tone="danger">{problems.form}</Alert>}
        <div>
          <Button type="submit" loading={loading} loadingText={t('Saving...')}>
            {t('Save Settings')}
          </Button>
        </div>
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={t('Lower the limits this much?')}
          description={lowered
            .map((name) => loweredInWords[name]({ from: formatCount(seen[name]), to: formatCount(limits[name]) }))
            .join(' ')}
          confirmText={t('Lower the limits')}
          destructive
          loading={loading}
          loadingText={t('Saving...')}
          onConfirm={() => void save()}
        />
      </Stack>
    </form>
  );
}
