import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts listen: false on the server and while its page is hydrated, when forms and links have to work alone. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
