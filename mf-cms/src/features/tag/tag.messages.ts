import { defineMessages } from '@dara/sdk/i18n';

export const tagMessages = defineMessages({
  title: { id: 'cms.tag.title' },
  lead: { id: 'cms.tag.lead' },
  search: { id: 'cms.tag.search' },
  emptyTitle: { id: 'cms.tag.empty.title' },
  emptyText: { id: 'cms.tag.empty.text' },
  name: { id: 'cms.tag.field.name' },
  kind: { id: 'cms.tag.field.kind' },
  uses: { id: 'cms.tag.field.uses' },
  updated: { id: 'cms.column.updated' },
  translation: { id: 'cms.filter.translation' },
  missing: { id: 'cms.filter.missing' },
  complete: { id: 'cms.filter.complete' },
  deleted: { id: 'cms.filter.deleted' },
  deletedOnly: { id: 'cms.filter.deletedOnly' },
});

export const kindMessages = defineMessages({
  Talent: { id: 'cms.tag.kind.Talent' },
  News: { id: 'cms.tag.kind.News' },
  Job: { id: 'cms.tag.kind.Job' },
});
