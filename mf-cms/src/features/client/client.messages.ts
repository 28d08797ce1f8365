import { defineMessages } from '@dara/sdk/i18n';

export const clientMessages = defineMessages({
  title: { id: 'cms.client.title' },
  lead: { id: 'cms.client.lead' },
  search: { id: 'cms.client.search' },
  emptyTitle: { id: 'cms.client.empty.title' },
  emptyText: { id: 'cms.client.empty.text' },
  name: { id: 'cms.client.field.name' },
  logo: { id: 'cms.client.field.logo' },
  link: { id: 'cms.client.field.link' },
  publish: { id: 'cms.client.field.publish' },
  position: { id: 'cms.client.field.position' },
  source: { id: 'cms.client.field.source' },
  ofBusiness: { id: 'cms.client.ofBusiness' },
  own: { id: 'cms.client.own' },
  updated: { id: 'cms.column.updated' },
  translation: { id: 'cms.filter.translation' },
  missing: { id: 'cms.filter.missing' },
  complete: { id: 'cms.filter.complete' },
  deleted: { id: 'cms.filter.deleted' },
  deletedOnly: { id: 'cms.filter.deletedOnly' },
});
