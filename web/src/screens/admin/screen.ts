import { pagedField } from '../../app/apollo/pagedField.ts';
import { defineScreen } from '../../app/define.ts';

/** `/admin`: the administrators' dashboard. */
export const admin = defineScreen({
  path: '/admin',
  group: 'admin',
  title: 'Admin',
  load: () => import('./index.tsx'),
  nav: [{ menu: 'admin', label: 'Admin', position: 10 }],
  fields: {
    adminUsers: pagedField(['search', 'role', 'status']),
    adminVideos: pagedField(['status']),
    adminAvatars: pagedField([]),
    adminActions: pagedField(['search', 'type', 'userId']),
  },
});

/** `/admin/finance`: reconciliation, the books and their periods. */
export const finance = defineScreen({
  path: '/admin/finance',
  group: 'finance',
  title: 'Finance',
  load: () => import('./finance/index.tsx'),
  nav: [{ menu: 'finance', label: 'Finance', position: 10 }],
  fields: {
    financeExceptions: pagedField(['state', 'status']),
    bookEntries: pagedField(['day']),
    refusedPurchases: pagedField([]),
  },
});

/** `/admin/audit/:kind/:id`: any history, at any moment. */
export const historyAudit = defineScreen({
  path: '/admin/audit/:kind/:id',
  group: 'finance',
  title: 'History',
  load: () => import('./history/index.tsx'),
});

/** `/admin/users/:id/credits`: one user's credit history, at any moment. */
export const creditAudit = defineScreen({
  path: '/admin/users/:id/credits',
  group: 'finance',
  title: 'Credit history',
  load: () => import('./audit/index.tsx'),
});

/** `/admin/log`: what administrators did. */
export const adminLog = defineScreen({
  path: '/admin/log',
  group: 'admin',
  title: 'Audit log',
  load: () => import('./log/index.tsx'),
  nav: [{ menu: 'admin', label: 'Audit log', position: 20 }],
});
