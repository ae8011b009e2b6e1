import { pagedField } from '../../app/apollo/pagedField.ts';
import { defineFeature } from '../../app/define.ts';
import { LeadNews } from './LeadNews.tsx';
import { unreadLeadsQuery } from './leads.ts';
import { subscribeToUnread, unreadInWords } from './unread.ts';

/** Tour requests from share pages: their list, and how many are unread. */
export const leads = defineFeature({
  name: 'leads',
  Overlay: LeadNews,
  news: { to: '/leads', words: unreadInWords, subscribe: subscribeToUnread },
  fields: { leads: pagedField(['filter']) },
  /** Refetches the list, so that only the leads screen contains the list's fields. */
  onAccountUpdate(update, cache) {
    if (update.__typename !== 'LeadChanged') return [];
    const { unreadLeads } = update;
    cache.writeQuery({ query: unreadLeadsQuery, data: { unreadLeads } });
    return ['leads'];
  },
});
