const LOCK_NAME = 'dara-refresh';
/** Longer than a refresh may take, so that a closed tab cannot keep the others waiting. */
const LEASE_MS = 35_000;
const POLL_MS = 60;
/** After this time, two tabs that took the lease together see which one wrote last. */
const SETTLE_MS = 25;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function readLease(): { owner: string; until: number } | null {
  const [owner = '', until = ''] = (localStorage.getItem(LOCK_NAME) ?? '').split(' ');
  return owner && Number(until) > Date.now() ? { owner, until: Number(until) } : null;
}

async function withLease<T>(work: () => Promise<T>): Promise<T> {
  const owner = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  for (;;) {
    if (!readLease()) {
      localStorage.setItem(LOCK_NAME, `${owner} ${Date.now() + LEASE_MS}`);
      await wait(SETTLE_MS);
      if (readLease()?.owner === owner) break;
    }
    await wait(POLL_MS);
  }
  try {
    return await work();
  } finally {
    if (readLease()?.owner === owner) localStorage.removeItem(LOCK_NAME);
  }
}

function canLease(): boolean {
  try {
    localStorage.getItem(LOCK_NAME);
    return true;
  } catch {
    return false;
  }
}

/** Runs `work` in at most one tab of this browser at a time. */
export async function withRefreshLock<T>(work: () => Promise<T>): Promise<T> {
  // Web Locks need a secure context and a browser of 2022; otherwise a lease in local storage.
  if (typeof navigator !== 'undefined' && 'locks' in navigator && navigator.locks) {
    return (await navigator.locks.request(LOCK_NAME, work)) as T;
  }
  return canLease() ? withLease(work) : work();
}
