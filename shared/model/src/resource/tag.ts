import type { Localized } from '@dara/contract';
import { TAG_KINDS, type TagKind } from '../enumerations.ts';
import { TAG_NAME_MAX } from '../limits.ts';
import { defineResource } from './resource.ts';

/** A tag of talents, articles or jobs. */
export const TAG = defineResource({
  noun: 'tag',
  label: { th: 'แท็ก', en: 'Tag' },
  messages: 'cms.tag',
  fields: {
    kind: {
      kind: 'choice',
      label: { th: 'ใช้กับ', en: 'For' },
      title: 'TagKind',
      values: {
        Talent: { th: 'ศิลปิน', en: 'Talents' },
        News: { th: 'ข่าว', en: 'News' },
        Job: { th: 'งาน', en: 'Jobs' },
      } satisfies Record<TagKind, Localized>,
      fixed: true,
      hint: true,
    },
    name: { kind: 'localized', max: TAG_NAME_MAX, label: { th: 'ชื่อแท็ก', en: 'Tag name' } },
  },
  computed: {
    uses: {
      kind: 'integer',
      label: { th: 'จำนวนที่ใช้', en: 'Uses' },
      description: 'Number of records with the tag',
    },
  },
  list: {
    sorts: ['Name', 'Uses', 'CreatedAt', 'UpdatedAt'],
    defaultSort: { column: 'Name', direction: 'asc' },
    filters: { kind: { kind: 'choice', values: TAG_KINDS } },
    columns: ['name', 'kind', 'uses', 'updatedAt'],
  },
  bulk: [],
  export: true,
});
