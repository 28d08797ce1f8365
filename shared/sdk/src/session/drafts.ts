/** Where a form is stored on the device while it is filled in. */
export type DraftKey = `draft.${string}`;

/** Removes all form drafts, so that signing out of a shared device leaves no personal data. */
export function removeDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('draft.')) localStorage.removeItem(key);
    }
  } catch {
    // Without storage nothing was stored.
  }
}
