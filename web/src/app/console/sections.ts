import { t } from '../../i18n/t.ts';

/** A link of the console's navigation; without `forFinance`, only administrators see it. */
interface ConsoleLink {
  readonly label: string;
  readonly to: string;
  readonly forFinance?: true;
}

/** The start page. */
export const overview = '/admin/overview';

/** The parts of the console, in order. Each part has its own tabs. To add a part, add a line here. */
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

/** The target of the part that contains an address, for somebody with these roles. */
export function sectionAt(pathname: string, { isAdmin }: { readonly isAdmin: boolean }): string | undefined {
  // A customer's page and credit history belong to the users, any other history to the audit log. Finance sees neither
  // part, so it gets the books.
  if (pathname.startsWith('/admin/users/')) return isAdmin ? '/admin' : '/admin/finance';
  if (pathname.startsWith('/admin/audit/')) return isAdmin ? '/admin/log' : '/admin/finance';
  return sections.find(({ to }) => to === pathname)?.to;
}
