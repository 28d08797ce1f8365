import { useSession } from '@dara/sdk/session';

/** Whether the person decides about releases; the others read what was granted to them. */
export const useMayDecide = (): boolean => useSession().profile?.permission === 'Admin';
