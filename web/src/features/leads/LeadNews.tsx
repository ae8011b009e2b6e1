import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { unreadLeadsQuery } from './leads.ts';
import { noteUnread } from './unread.ts';

/** Keeps the number of unread leads for the navigation. Renders nothing. */
export function LeadNews() {
  const { data } = useQuery(unreadLeadsQuery);
  const unread = data?.unreadLeads ?? 0;
  useEffect(() => noteUnread(unread), [unread]);
  return null;
}
