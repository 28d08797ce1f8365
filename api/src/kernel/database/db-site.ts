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
  announcements?: StoredAnnouncement[];
}

/** A single row: site settings that override the released defaults. */
export interface SiteSettingTable {
  id: string;
  is_only: Generated<boolean>;
  content: Json<SiteContent>;
  updated_by: string | null;
  created_at: At;
  updated_at: At;
  version: Generated<number>;
}
