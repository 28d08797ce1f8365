/** Browser storage key of closed announcements: ids separated by spaces, the newest last. */
export const DISMISSED_KEY = 'dismissedAnnouncements';
/** Far more than a site shows at a time. */
const KEPT = 40;

/**
 * Inline script in the document's head, before the first paint: closed announcements never flash. Their styles check
 * for the id on the root element.
 */
export const DISMISSED_SCRIPT = `(function(){try{var d=localStorage.getItem("${DISMISSED_KEY}");if(d)document.documentElement.dataset.dismissed=d}catch(e){}})()`;

/** Remembers on this device that an announcement was closed, and hides it. */
export function dismiss(id: string): void {
  const { dataset } = document.documentElement;
  const ids = [...(dataset.dismissed ?? '').split(' ').filter(Boolean), id].slice(-KEPT).join(' ');
  dataset.dismissed = ids;
  try {
    localStorage.setItem(DISMISSED_KEY, ids);
  } catch {
    // Storage is refused in some privacy modes: it is closed until the next document.
  }
}
