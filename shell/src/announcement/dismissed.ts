/** Where the browser keeps which announcements were closed: their ids, apart by spaces, the latest last. */
export const DISMISSED_KEY = 'dismissedAnnouncements';
/** Far more than a site shows at a time. */
const KEPT = 40;

/**
 * Runs in the document's head before anything is painted: what was closed is never seen again, not for a moment. The
 * styles of an announcement look for its id on the root element.
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
