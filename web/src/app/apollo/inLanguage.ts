import { said } from '../../i18n/said.ts';

/** The fields with words of the server, by their types. People wrote what is in all other fields. */
export const worded: Readonly<Record<string, readonly string[]>> = {
  AddonOffer: ['name'],
  AdminAction: ['action'],
  AdminActionType: ['action'],
  AdminChange: ['field', 'before', 'after'],
  AuditHistory: ['obstacle'],
  AuditVerdict: ['differences', 'finding'],
  BillingEntry: ['description'],
  BillingPlan: ['nickname'],
  BookEntry: ['description'],
  FeeSheetFigure: ['label', 'question'],
  FinanceAlarm: ['message'],
  FinanceException: ['meaning', 'age'],
  FinanceExceptionStep: ['action'],
  FinanceSides: ['decision'],
  FinanceLeg: ['name', 'left', 'right', 'drift'],
  FinanceStatus: ['meaning'],
  LenderFigure: ['label'],
  Payment: ['description'],
  PaymentCompleted: ['description'],
  Plan: ['name'],
  QuoteLine: ['description'],
  TwinConsent: ['unavailable'],
  TwinOffer: ['name'],
};

const translated = (value: unknown): unknown =>
  typeof value === 'string' ? said(value) : Array.isArray(value) ? value.map(translated) : value;

/** An answer with the words of the server in the language of the page. */
export function inLanguage(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inLanguage);
  if (typeof value !== 'object' || value === null) return value;
  const type = '__typename' in value ? String(value.__typename) : '';
  const fields = worded[type] ?? [];
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, fields.includes(name) ? translated(field) : inLanguage(field)]),
  );
}
