import { pagedField } from '../../app/apollo/pagedField.ts';
import { defineScreen } from '../../app/define.ts';
import { t } from '../../i18n/t.ts';

/** `/admin/overview`: what needs a person, the start page of the console. */
export const overview = defineScreen({
  path: '/admin/overview',
  group: 'finance',
  title: t('Overview'),
  texts: ['admin', 'console'],
  load: () => import('./overview/index.tsx'),
});

/** `/admin/users/:id`: everything about one customer. */
export const customer = defineScreen({
  path: '/admin/users/:id',
  group: 'finance',
  title: t('Customer'),
  texts: ['admin', 'audit', 'console', 'finance', 'history'],
  load: () => import('./customer/index.tsx'),
  fields: { customerEvents: pagedField(['userId', 'kinds', 'search']) },
});

/** `/admin`: the administrators' dashboard. */
export const admin = defineScreen({
  path: '/admin',
  group: 'admin',
  title: t('Admin'),
  texts: ['admin', 'audit', 'console', 'finance'],
  load: () => import('./index.tsx'),
  nav: [{ menu: 'admin', label: t('Admin'), position: 10 }],
  fields: {
    adminUsers: pagedField(['search', 'role', 'status', 'order']),
    adminVideos: pagedField(['status', 'ownerId', 'search', 'order']),
    adminAvatars: pagedField([]),
    adminActions: pagedField(['search', 'type', 'userId', 'actorId', 'from', 'until']),
    failures: pagedField(['process']),
  },
});

/** `/admin/finance`: reconciliation, the books and their periods. */
export const finance = defineScreen({
  path: '/admin/finance',
  group: 'finance',
  title: t('Finance'),
  texts: ['admin', 'audit', 'finance', 'history'],
  load: () => import('./finance/index.tsx'),
  nav: [{ menu: 'finance', label: t('Finance'), position: 10, to: '/admin/overview' }],
  fields: {
    financeExceptions: pagedField(['state', 'status']),
    bookEntries: pagedField(['from', 'to', 'account', 'part']),
    financePayments: pagedField(['order']),
    financeAdjustments: pagedField(['state']),
    refusedPurchases: pagedField([]),
  },
});

const loadHistory = () => import('./audit/index.tsx');

/** `/admin/audit/:kind/:id`: any history, at any moment. */
export const historyAudit = defineScreen({
  path: '/admin/audit/:kind/:id',
  group: 'finance',
  title: t('History'),
  texts: ['admin', 'audit', 'finance', 'history'],
  load: loadHistory,
});

/** `/admin/users/:id/credits`: one user's credit history, at any moment. */
export const creditAudit = defineScreen({
  path: '/admin/users/:id/credits',
  group: 'finance',
  title: t('Credit history'),
  texts: ['admin', 'audit', 'finance', 'history'],
  load: loadHistory,
});

/** `/admin/log`: what administrators did. */
export const adminLog = defineScreen({
  path: '/admin/log',
  group: 'admin',
  title: t('Audit log'),
  texts: ['admin', 'audit', 'finance'],
  load: () => import('./log/index.tsx'),
});
