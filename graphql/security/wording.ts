import type { AlertKind, SecurityAlertDocument } from '../../projection-service/index.ts';

interface Words {
  readonly type: 'warning' | 'error' | 'info';
  readonly severity: 'critical' | 'high' | 'medium' | 'low';
  readonly title: string;
  /** `count` is the number of incidents. */
  readonly description: (count: number) => string;
}

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`;

/** Spec part 3 section 3: type, severity, title and description of each kind of alert. */
const words: Readonly<Record<AlertKind, Words>> = {
  login_burst: {
    type: 'warning',
    severity: 'high',
    title: 'Many failed sign-ins',
    description: (n) => `${counted(n, 'sign-in was', 'sign-ins were')} refused after too many failures.`,
  },
  rate_limit: {
    type: 'warning',
    severity: 'medium',
    title: 'Rate limit exceeded',
    description: (n) => `${counted(n, 'request was', 'requests were')} refused by a rate limit.`,
  },
  blocked_address: {
    type: 'info',
    severity: 'low',
    title: 'Blocked address',
    description: (n) => `${counted(n, 'request', 'requests')} from a blocked address.`,
  },
  forged_webhook: {
    type: 'error',
    severity: 'critical',
    title: 'Forged webhook',
    description: (n) => `${counted(n, 'report', 'reports')} of the payment provider with a wrong signature.`,
  },
  price_tampering: {
    type: 'error',
    severity: 'high',
    title: 'Price mismatch',
    description: () => 'A purchase was sent with a price that is not the current one. It was refused.',
  },
  role_granted: {
    type: 'info',
    severity: 'medium',
    title: 'Administrator role granted',
    description: () => 'An account became an administrator.',
  },
  role_revoked: {
    type: 'info',
    severity: 'low',
    title: 'Administrator role revoked',
    description: () => 'An account is no longer an administrator.',
  },
  finance_granted: {
    type: 'info',
    severity: 'medium',
    title: 'Finance role granted',
    description: () => 'An account may work on payments and credits.',
  },
  finance_revoked: {
    type: 'info',
    severity: 'low',
    title: 'Finance role revoked',
    description: () => 'An account may no longer work on payments and credits.',
  },
};

export const wordsOf = ({ kind, count }: Pick<SecurityAlertDocument, 'kind' | 'count'>) => ({
  ...words[kind],
  description: words[kind].description(count),
});
