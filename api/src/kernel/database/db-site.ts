import type { Generated } from 'kysely';
import type { AnnouncementKind, SiteSocial } from '@dara/model';
import type { Localized } from '../schema/shapes.ts';
import type { At, Json } from './db-columns.ts';

export interface StoredAnnouncement {
  id: string;
  kind: AnnouncementKind;
  text: Localized;
  link: string | null;
  /** Instants, ISO 8601 in UTC; null has no bound on that side. */
  from: string | null;
  to: string | null;
}

/** What nobody set is left out. */
export interface SiteContent {
  name?: Localized;
  tagline?: Localized;
  /** The first words of the small print. */
  legal?: Localized;
  address?: Localized;
  email?: string;
  phone?: string;
  lineId?: string;
  social?: Partial<Record<SiteSocial, string>>;
  messagesTo?: string[];
  announcements?: StoredAnnouncement[];
}

/** One row: what people set of the site beside what it was released with. */
export interface SiteSettingTable {
  id: string;
  is_only: Generated<boolean>;
  content: Json<SiteContent>;
  updated_by: string | null;
  created_at: At;
  updated_at: At;
  version: Generated<number>;
}
