/** Maximum number of ids per request. */
const KEPT = 20;

const keyOf = (personId: string): string => `recent.${personId}`;

/** Ids of records that this user opened from the palette on this device, newest first. */
export function recentOf(personId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(personId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, KEPT) : [];
  } catch {
    // Refused or spoilt storage remembers nothing.
    return [];
  }
}

export function rememberOpened(personId: string, id: string): void {
  const ids = [id, ...recentOf(personId).filter((other) => other !== id)].slice(0, KEPT);
  try {
    localStorage.setItem(keyOf(personId), JSON.stringify(ids));
  } catch {
    // It is found by its name again.
  }
}
