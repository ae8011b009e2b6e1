import type { AlertKind, SecurityAlertDocument } from '../../../projection-service/index.ts';
import { say, type Sentence } from '../../../words/index.ts';

interface Words {
  readonly type: 'warning' | 'error' | 'info';
  readonly severity: 'critical' | 'high' | 'medium' | 'low';
  readonly title: Sentence;
  /** `count` is the number of incidents. */
  readonly description: (count: number) => Sentence;
}

/** The worst first. */
export const severityOrder = ['critical', 'high', 'medium', 'low'] as const satisfies readonly Words['severity'][];

const figure = (count: number): string => count.toLocaleString('en-US');

/** Type, severity, title and description of each kind of alert. */
const words: Readonly<Record<AlertKind, Words>> = {
  login_burst: {
    type: 'warning',
    severity: 'high',
    title: say('ALERT_LOGIN_BURST'),
    description: (n) => (n === 1 ? say('ALERTED_LOGIN') : say('ALERTED_LOGINS', { count: figure(n) })),
  },
  login_after_failures: {
    type: 'warning',
    severity: 'high',
    title: say('ALERT_LOGIN_AFTER_FAILURES'),
    description: (n) => say('ALERTED_LOGIN_AFTER_FAILURES', { count: figure(n) }),
  },
  rate_limit: {
    type: 'warning',
    severity: 'medium',
    title: say('ALERT_RATE_LIMIT'),
    description: (n) => (n === 1 ? say('ALERTED_REQUEST') : say('ALERTED_REQUESTS', { count: figure(n) })),
  },
  blocked_address: {
    type: 'info',
    severity: 'low',
    title: say('ALERT_BLOCKED_ADDRESS'),
    description: (n) => (n === 1 ? say('ALERTED_BLOCKED') : say('ALERTED_BLOCKED_MANY', { count: figure(n) })),
  },
  forged_webhook: {
    type: 'error',
    severity: 'critical',
    title: say('ALERT_FORGED_WEBHOOK'),
    description: (n) => (n === 1 ? say('ALERTED_FORGED') : say('ALERTED_FORGED_MANY', { count: figure(n) })),
  },
  price_tampering: {
    type: 'error',
    severity: 'high',
    title: say('ALERT_PRICE_TAMPERING'),
    description: () => say('ALERTED_PRICE'),
  },
  role_granted: {
    type: 'info',
    severity: 'medium',
    title: say('ALERT_ROLE_GRANTED'),
    description: () => say('ALERTED_ADMIN'),
  },
  role_revoked: {
    type: 'info',
    severity: 'low',
    title: say('ALERT_ROLE_REVOKED'),
    description: () => say('ALERTED_NO_ADMIN'),
  },
  finance_granted: {
    type: 'info',
    severity: 'medium',
    title: say('ALERT_FINANCE_GRANTED'),
    description: () => say('ALERTED_FINANCE'),
  },
  finance_revoked: {
    type: 'info',
    severity: 'low',
    title: say('ALERT_FINANCE_REVOKED'),
    description: () => say('ALERTED_NO_FINANCE'),
  },
};

export const wordsOf = ({ kind, count }: Pick<SecurityAlertDocument, 'kind' | 'count'>) => ({
  ...words[kind],
  description: words[kind].description(count),
});
