import { TAG_KINDS } from '../enumerations.ts';
import { TAG_NAME_MAX } from '../limits.ts';
import { defineResource } from './resource.ts';

/** A tag of talents, articles or jobs. */
export const TAG = defineResource({
  noun: 'tag',
  messages: 'cms.tag',
  fields: {
    kind: { kind: 'choice', title: 'TagKind', values: TAG_KINDS, fixed: true, hint: true },
    name: { kind: 'localized', max: TAG_NAME_MAX },
  },
  computed: { uses: { kind: 'integer', description: 'Number of records with the tag' } },
  list: {
    sorts: ['Name', 'Uses', 'CreatedAt', 'UpdatedAt'],
    defaultSort: { column: 'Name', direction: 'asc' },
    filters: { kind: { kind: 'choice', values: TAG_KINDS } },
    columns: ['name', 'kind', 'uses', 'updatedAt'],
  },
  bulk: [],
});
