import type { AnnouncementKind, ErasedPart, RetainedPart, SiteSocial } from '@dara/model';
import type { Localized } from '../schema/shapes.ts';

/** Content of JSON columns; `testing/table-types.test.ts` assigns it to them. */

export interface Bookout {
  from: string;
  to: string;
}

export interface Guardian {
  name: string;
  relation: string;
  phone: string;
  email: string;
}

/** Changes requested by a talent; absent fields stay. */
export interface GuardedChange {
  birthday?: string | null;
  guardian?: Guardian | null;
}

/** Requested changes of an approved business's public data; absent fields stay. */
export interface BusinessChange {
  companyName?: Localized;
  website?: string | null;
  taxId?: string | null;
  branchNo?: string | null;
  /** A private image until it is accepted. */
  logoId?: string | null;
}

export interface CardSlot {
  slot: string;
  imageId: string;
  x: number;
  y: number;
  zoom: number;
}

/** Counts of removed and retained rows; no personal data. */
export interface ErasureReport {
  erased: { part: ErasedPart; count: number }[];
  kept: { part: RetainedPart; count: number }[];
}

export interface StoredAnnouncement {
  id: string;
  kind: AnnouncementKind;
  text: Localized;
  link: string | null;
  /** Instants, ISO 8601 in UTC; null has no bound on that side. */
  from: string | null;
  to: string | null;
}

/** Unset values are absent. */
export interface SiteContent {
  name?: Localized;
  tagline?: Localized;
  /** Introduction of the legal texts. */
  legal?: Localized;
  address?: Localized;
  email?: string;
  phone?: string;
  lineId?: string;
  social?: Partial<Record<SiteSocial, string>>;
  messagesTo?: string[];
  /** Whether new addresses may have a suffix such as `.agency`. */
  longEmailSuffixes?: boolean;
  announcements?: StoredAnnouncement[];
}
