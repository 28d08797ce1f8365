import type { Services, Tables } from '@dara/backend';
import type { Insertable } from 'kysely';
import type { Channel, Resource, TagKind, TalentType } from '@dara/model';
import { snakeCase } from '../kernel/database/snake-case.ts';
import { newId } from '../kernel/new-id.ts';

/** Explicit values of a row; others get defaults. */
type Some<T extends keyof Tables> = Partial<Insertable<Tables[T]>>;
type CardRow = Some<'composite_card'>;

interface Account {
  channel: Channel;
  followers: number;
  engagementRate: number;
}

interface TalentParts {
  types?: TalentType[];
  accounts?: Account[];
  tagIds?: string[];
  /** Approved, active and consenting unless said otherwise. */
  consent?: boolean;
}

export function text(th: string, en = th): string {
  return JSON.stringify({ th, en });
}

/** Creates complete records for tests, public by default. */
export function createRecords(services: Pick<Services, 'db'>) {
  const db = services.db;
  const record = () => ({ id: newId() });
  return {
    db,
    async tag(kind: TagKind, th: string, en = th): Promise<string> {
      const row = { ...record(), kind, name: text(th, en) };
      await db.insertInto('tag').values(row).execute();
      return row.id;
    },

    async talent(row: Some<'talent'> = {}, parts: TalentParts = {}): Promise<string> {
      const { types = ['Actor'], accounts = [], tagIds = [], consent = true } = parts;
      const id = newId();
      await db
        .insertInto('talent')
        .values({
          id,
          display_name: `Talent ${id}`,
          first_name: text('ชื่อ', 'First'),
          last_name: text('สกุล', 'Last'),
          gender: 'Female',
          birthday: '1995-05-05',
          email: `${id}@talent.test`,
          phone_number: '0812345678',
          status: 'Approved',
          guardian_confirmed_at: new Date(),
          ...row,
        })
        .execute();
      for (const talent_type of types) {
        await db
          .insertInto('work')
          .values({ ...record(), talent_id: id, talent_type })
          .execute();
      }
      for (const [position, { channel, followers, engagementRate }] of accounts.entries()) {
        await db
          .insertInto('talent_social')
          .values({
            ...record(),
            talent_id: id,
            channel,
            name: `@${channel}`,
            link: `https://social.test/${channel}`,
            followers,
            engagement_rate: engagementRate,
            position,
          })
          .execute();
      }
      for (const [position, tag_id] of tagIds.entries()) {
        await db.insertInto('talent_tag').values({ talent_id: id, tag_id, position }).execute();
      }
      if (consent) {
        await db
          .insertInto('consent')
          .values({
            ...record(),
            subject: id,
            purpose: 'PublicProfile',
            text_version: '1',
            given_by: 'self',
          })
          .execute();
      }
      return id;
    },

    async news(row: Some<'news'> = {}, tagIds: string[] = []): Promise<string> {
      const { id } = record();
      await db
        .insertInto('news')
        .values({
          id,
          type: 'General',
          title: text('ข่าว', 'News'),
          short_description: text('ย่อ', 'Short'),
          detail: text('<p>เนื้อหา</p>', '<p>Text</p>'),
          ...row,
        })
        .execute();
      for (const [position, tag_id] of tagIds.entries()) {
        await db.insertInto('news_tag').values({ news_id: id, tag_id, position }).execute();
      }
      return id;
    },

    async client(row: Some<'client'> = {}): Promise<string> {
      const { id } = record();
      await db
        .insertInto('client')
        .values({ id, name: text('ลูกค้า', 'Client'), ...row })
        .execute();
      return id;
    },

    /** Of any declared resource, with its required fields. */
    async declared({ noun, fields }: Resource): Promise<string> {
      const { id } = record();
      const values = Object.entries(fields).flatMap(([name, field]) => {
        if (field.kind === 'localized') return [[snakeCase(name), text('ตัวอย่าง', 'Example')]];
        return field.kind === 'choice' ? [[snakeCase(name), Object.keys(field.values)[0]]] : [];
      });
      const table = snakeCase(noun) as 'client';
      await db
        .insertInto(table)
        .values({ id, ...Object.fromEntries(values) })
        .execute();
      return id;
    },

    async business(row: Some<'business_profile'> = {}): Promise<string> {
      const { id } = record();
      await db
        .insertInto('business_profile')
        .values({
          id,
          company_name: text('บริษัท', 'Company'),
          business_type: 'Brand',
          status: 'Approved',
          ...row,
        })
        .execute();
      return id;
    },

    async job(row: Some<'job'> & { business_profile_id: string }): Promise<string> {
      const { id } = record();
      await db
        .insertInto('job')
        .values({
          id,
          title: text('งาน', 'Job'),
          description: text('รายละเอียด', 'Details'),
          job_type: 'TVC',
          status: 'Open',
          ...row,
        })
        .execute();
      return id;
    },

    async image(row: Some<'image'> = {}): Promise<string> {
      const { id } = record();
      await db
        .insertInto('image')
        .values({
          id,
          hash: id.replaceAll('-', '').padEnd(64, '0'),
          format: 'jpeg',
          width: 600,
          height: 800,
          size: 1,
          access: 'private',
          ...row,
        })
        .execute();
      return id;
    },

    async card(talentId: string, row: CardRow = {}): Promise<string> {
      const { id } = record();
      await db
        .insertInto('composite_card')
        .values({
          id,
          talent_id: talentId,
          name: 'การ์ด',
          template: 'Classic',
          fields: ['height', 'weight', 'chest', 'waist', 'hip', 'nationality'],
          ...row,
        })
        .execute();
      return id;
    },

    /** A card with a photo on its front, which applications need. */
    async photoCard(talentId: string, row: CardRow = {}): Promise<string> {
      const imageId = await this.image({ talent_id: talentId });
      const slots = JSON.stringify([{ slot: 'front', imageId, x: 0, y: 0, zoom: 1 }]);
      return this.card(talentId, { slots, image_ids: [imageId], ...row });
    },

    async work(talentId: string): Promise<string> {
      const { id } = await db
        .selectFrom('work')
        .select('id')
        .where('talent_id', '=', talentId)
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}

export type Records = ReturnType<typeof createRecords>;
