import { PERSON_LINES } from '../fields/person.ts';
import { defineResource } from './resource.ts';

/** A client of the agency on its logo wall; some follow a business profile and are edited there. */
export const CLIENT = defineResource({
  noun: 'client',
  messages: 'cms.client',
  fields: {
    name: { kind: 'localized', max: 120 },
    logo: { kind: 'image', auditField: 'imageId', hint: true },
    link: { kind: 'text', format: 'webAddress', max: PERSON_LINES.link, hint: true },
    publish: { kind: 'boolean', default: true },
  },
  computed: {
    position: {
      kind: 'integer',
      nullable: true,
      description: 'Position among all clients, from 1; null when deleted',
    },
    businessProfileId: {
      kind: 'id',
      nullable: true,
      description: 'The business whose profile it shows; edited there',
    },
  },
  list: {
    sorts: ['Order', 'Name', 'CreatedAt', 'UpdatedAt'],
    defaultSort: { column: 'Order', direction: 'asc' },
    filters: {
      publish: { kind: 'boolean' },
      ofBusiness: { kind: 'boolean', description: 'Whether it shows the profile of a business' },
    },
    columns: ['name', 'publish', 'position', 'link', 'updatedAt'],
  },
  bulk: ['publish', 'unpublish', 'delete'],
  ordered: { max: 500 },
});
