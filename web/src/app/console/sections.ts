import { t } from '../../i18n/t.ts';

/** A link of the console's navigation; without `forFinance` administrators alone see it. */
interface ConsoleLink {
  readonly label: string;
  readonly to: string;
  readonly forFinance?: true;
}

/** The start page. */
export const overview = '/admin/overview';

/**
 * The parts of the console, in their order; what is within a part is in its tabs. A new part of the console is a line
 * here.
 */
const sections: readonly ConsoleLink[] = [
  { label: t('Overview'), to: overview, forFinance: true },
  { label: t('Admin Dashboard'), to: '/admin' },
  { label: t('Finance'), to: '/admin/finance', forFinance: true },
  { label: t('Security'), to: '/security' },
  { label: t('Audit log'), to: '/admin/log' },
  { label: t('Email outbox'), to: '/outbox' },
];

/** The parts that these roles open. */
export const sectionsFor = ({ isAdmin }: { readonly isAdmin: boolean }): readonly ConsoleLink[] =>
  sections.filter(({ forFinance = false }) => isAdmin || forFinance);

/** The target of the part that an address is in, for somebody with these roles. */
export function sectionAt(pathname: string, { isAdmin }: { readonly isAdmin: boolean }): string | undefined {
  // A customer's page and credit history belong to the users, any other history to the audit log. Finance sees neither
  // part, and comes from the books.
  if (pathname.startsWith('/admin/users/')) return isAdmin ? '/admin' : '/admin/finance';
  if (pathname.startsWith('/admin/audit/')) return isAdmin ? '/admin/log' : '/admin/finance';
  return sections.find(({ to }) => to === pathname)?.to;
}
