import { pagedField } from '../../app/apollo/pagedField.ts';
import { defineFeature } from '../../app/define.ts';
import { LeadNews } from './LeadNews.tsx';
import { leadFields, unreadLeadsQuery } from './leads.ts';
import { subscribeToUnread, unreadInWords } from './unread.ts';

/** Tour requests from share pages: their list, and how many are unread. */
export const leads = defineFeature({
  name: 'leads',
  Overlay: LeadNews,
  news: { to: '/leads', words: unreadInWords, subscribe: subscribeToUnread },
  fields: { leads: pagedField(['filter']) },
  onAccountUpdate(update, cache) {
    if (update.__typename !== 'LeadChanged') return [];
    const { lead, leadId, unreadLeads } = update;
    cache.writeQuery({ query: unreadLeadsQuery, data: { unreadLeads } });
    if (lead === null || lead === undefined) {
      cache.evict({ id: `Lead:${leadId}` });
      cache.gc();
      return [];
    }
    const target = { id: `Lead:${leadId}`, fragment: leadFields, fragmentName: 'LeadFields' };
    const isKnown = cache.readFragment(target) !== null;
    cache.writeFragment({ ...target, data: lead });
    return isKnown ? [] : ['leads'];
  },
});
